import { Fragment } from "react";

/** Where a reader expects a break: before a sign, after a slash. */
const pieces = (address: string) => address.split(/(?=[@.?&=])|(?<=\/)/);

/** An e-mail or web address. It breaks inside a word only where a piece alone is wider than its place; in a table the column is as wide as the longest piece. */
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
