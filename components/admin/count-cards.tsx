import { cn } from "@/components/ui/cn";

type Card = {
  title: string;
  count: number;
  note: string;
  /** the colour of its upper edge */ edge: string;
};

/** Numbers in one ruled box: under each other with the number at the right on a phone, else side by side. */
export function CountCards({ cards }: { cards: readonly Card[] }) {
  return (
    <div className="grid border border-rule bg-surface md:grid-cols-3">
      {cards.map(({ title, count, note, edge }) => (
        <div
          key={title}
          className={cn(
            "grid min-w-0 content-start border-t-6 border-rule px-6 pt-5 pb-[1.35rem] max-stack:grid-cols-[1fr_auto] max-stack:items-center max-stack:py-[0.8rem] md:not-first:border-l",
            edge,
          )}
        >
          <h2 className="font-text text-small leading-[1.3] tracking-normal text-soft">{title}</h2>
          <p className="mt-2 mb-[0.45rem] font-display text-[2.75rem] leading-none font-bold tracking-[-0.015em] max-stack:col-start-2 max-stack:row-span-2 max-stack:row-start-1 max-stack:m-0 max-stack:text-[2.25rem]">
            {count}
          </p>
          <p className="text-small leading-[1.35] text-soft">{note}</p>
        </div>
      ))}
    </div>
  );
}
