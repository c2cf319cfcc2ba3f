import { VerifiedBadge } from "@/components/ui/verified-badge";

/**
 * A tick for each invariant of the books that holds, a cross for each that does not. The text next to it gives the
 * numbers.
 */
export function BookTicks({ held, broken }: { held: number; broken: number }) {
  return (
    <div data-slot="book-ticks" aria-hidden="true" className="flex flex-wrap gap-2">
      {Array.from({ length: broken }, (_, i) => (
        <svg
          key={`broken-${i}`}
          data-slot="book-cross"
          className="size-7 text-madder"
          viewBox="0 0 24 24"
        >
          <path d="M12 0L24 12 12 24 0 12z" fill="currentColor" />
          <path d="M8 8l8 8M16 8l-8 8" stroke="#fff" strokeWidth="2.8" strokeLinecap="square" />
        </svg>
      ))}
      {Array.from({ length: held }, (_, i) => (
        <VerifiedBadge key={i} className="size-7" />
      ))}
    </div>
  );
}
