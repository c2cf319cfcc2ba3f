export type Summary = {
  box?: React.Ref<HTMLDivElement>;
  title: string;
  /** stands beneath the title */ detail?: string;
  issues: readonly { href: string; message: string }[];
};

/** Each sentence once, at the first field that it is about: five empty boxes are one thing to say. */
export const onceEach = <T extends { message: string }>(issues: readonly T[]): T[] =>
  issues.filter((issue, i) => issues.findIndex((other) => other.message === issue.message) === i);

type Props = {
  summary: Summary | null;
  /** stands above several errors */
  heading?: string;
  /** in a row of a table or beside other things */
  compact?: boolean;
  style?: React.CSSProperties;
};

/** Why the form did not go through; takes the focus and links to the fields. */
export function FormError({ summary, heading, compact = false, style }: Props) {
  if (!summary) return null;
  const content = <Content summary={summary} heading={heading} />;
  return (
    <div
      className={compact ? "note note--bad" : "errors"}
      role="alert"
      tabIndex={-1}
      ref={summary.box}
      style={
        compact
          ? { marginBottom: "1rem", flexBasis: "100%", ...style }
          : { marginBottom: "2rem", ...style }
      }
    >
      {compact ? <div>{content}</div> : content}
    </div>
  );
}

function Content({ summary, heading }: { summary: Summary; heading: string | undefined }) {
  const { title, detail } = summary;
  const lines = onceEach(summary.issues);
  const [first] = lines;
  const alone = first === undefined || (lines.length === 1 && first.message === title);
  return (
    <>
      {alone ? (
        <p>
          <b>{first ? <a href={first.href}>{title}</a> : title}</b>
        </p>
      ) : (
        <>
          <h2>{lines.length > 1 && heading ? heading : title}</h2>
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
    </>
  );
}
