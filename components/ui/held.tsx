import { Fragment } from "react";
import { heldParts } from "@/lib/i18n/no-breaks";

/**
 * A sentence in which "24-48 hours" or "e-mail" does not break across lines. Its text is unchanged, for searches and
 * screen readers.
 */
export function Held({ children }: { children: string }) {
  return heldParts(children).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
