import { Fragment } from "react";

/** The places for a line break: before a sign, after a slash. */
const pieces = (address: string) => address.split(/(?=[@.?&=])|(?<=\/)/);

/**
 * An email or web address. It breaks within a word only if a single piece is too wide; in a table the column becomes as
 * wide as the longest piece.
 */
export function Address({
  className = "wrap-break-word",
  children,
}: {
  className?: string;
  children: string;
}) {
  return (
    <span className={className}>
      {pieces(children).map((piece, i) => (
        <Fragment key={i}>
          {i > 0 ? <wbr /> : null}
          {piece}
        </Fragment>
      ))}
    </span>
  );
}
