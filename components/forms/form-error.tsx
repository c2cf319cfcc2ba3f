export type Summary = {
  box?: React.Ref<HTMLDivElement>;
  title: string;
  /** stands beneath the title */ detail?: string;
  issues: readonly { href: string; message: string }[];
};

/** Each sentence once, at the first field that it is about: five empty boxes are one thing to say. */
export const onceEach = <T extends { message: string }>(issues: readonly T[]): T[] =>
  issues.filter((issue, i) => issues.findIndex((other) => other.message === issue.message) === i);

/** Why the form did not go through; takes the focus and links to the fields. `heading` stands above several faults. */
export function FormError({
  summary,
  heading,
  style,
}: {
  summary: Summary | null;
  heading?: string;
  style?: React.CSSProperties;
}) {
  if (!summary) return null;
  const { box, title, detail } = summary;
  const lines = onceEach(summary.issues);
  const only = lines.length === 1 && lines[0]!.message === title ? lines[0]! : null;
  return (
    <div
      className="errors"
      role="alert"
      tabIndex={-1}
      ref={box}
      style={{ marginBottom: "2rem", ...style }}
    >
      {only ? (
        <p>
          <b>
            <a href={only.href}>{title}</a>
          </b>
        </p>
      ) : lines.length === 0 ? (
        <p>
          <b>{title}</b>
        </p>
      ) : (
        <>
          <h2>{heading ?? title}</h2>
          <ul>
            {lines.map((issue) => (
              <li key={issue.href + issue.message}>
                <a href={issue.href}>{issue.message}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      {detail ? <p>{detail}</p> : null}
    </div>
  );
}
