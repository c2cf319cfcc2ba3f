import { Ledger, LedgerCell, LedgerFigure, LedgerLabel, LedgerNote } from "@/components/ui/ledger";
import { cn } from "@/components/ui/cn";

/** tall enough to be tapped with a thumb */
export const countLinkClass = "inline-block py-1";

type Card = {
  title: string;
  /** the list that it counts, as a link */ href: string;
  count: number;
  note: React.ReactNode;
  /** the colour of its upper edge */ edge: string;
};

/** Numbers in one ruled box: on a phone stacked, with the number on the right; otherwise side by side. */
export function CountCards({ cards }: { cards: readonly Card[] }) {
  return (
    <Ledger className="md:grid-cols-3">
      {cards.map(({ title, href, count, note, edge }) => (
        <LedgerCell
          key={title}
          className={cn(
            "border-t-6! max-stack:grid max-stack:grid-cols-[1fr_auto] max-stack:items-center max-stack:py-[0.8rem] md:not-first:border-s md:not-first:border-s-rule",
            edge,
          )}
        >
          <LedgerLabel>
            <a href={href} className={countLinkClass}>
              {title}
            </a>
          </LedgerLabel>
          <LedgerFigure className="max-stack:col-start-2 max-stack:row-span-2 max-stack:row-start-1 max-stack:m-0 max-stack:text-[2.25rem]">
            {count}
          </LedgerFigure>
          <LedgerNote>{note}</LedgerNote>
        </LedgerCell>
      ))}
    </Ledger>
  );
}
