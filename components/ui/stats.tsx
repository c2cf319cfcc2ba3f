import { cn } from "@/components/ui/cn";

const cell =
  "py-[clamp(1.5rem,1rem+2vw,3rem)] pe-[clamp(1rem,0.4rem+2vw,2.5rem)] border-rule max-lg:even:border-s max-lg:even:ps-[clamp(1rem,0.4rem+2vw,2.5rem)] max-lg:nth-[n+3]:border-t lg:not-first:border-s lg:not-first:ps-9";

/** Figures side by side with hairlines between them: two in a row, all in one from 1024 px. */
export function Stats({
  items,
  className,
}: {
  items: readonly { figure: React.ReactNode; label: React.ReactNode; key: string }[];
  className?: string;
}) {
  return (
    <div
      data-slot="stats"
      className={cn(
        "grid grid-cols-[repeat(auto-fit,minmax(max(8.25rem,34%),1fr))]",
        items.length === 3
          ? "lg:grid-cols-3"
          : "lg:grid-cols-[repeat(auto-fit,minmax(max(12rem,20%),1fr))]",
        className,
      )}
    >
      {items.map((item) => (
        <div key={item.key} className={cell}>
          <div className="font-display text-[min(13vw,clamp(2.75rem,1.7rem+3.9vw,5rem))] leading-[0.9] font-bold tracking-[-0.02em]">
            {item.figure}
          </div>
          <p className="mt-[0.8rem] max-w-[12em] leading-[1.35] text-balance text-soft">
            {item.label}
          </p>
        </div>
      ))}
    </div>
  );
}
