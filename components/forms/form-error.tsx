export type Summary = { box?: React.Ref<HTMLDivElement>; title: string; issues: readonly { href: string; message: string }[] };

/** Why the form did not go through; takes the focus and links to each field. `heading` stands above several faults. */
export function FormError({ summary, heading, style }: { summary: Summary | null; heading?: string; style?: React.CSSProperties }) {
  if (!summary) return null;
  const { box, issues, title } = summary;
  return (
    <div className="errors" role="alert" tabIndex={-1} ref={box} style={{ marginBottom: "2rem", ...style }}>
      {issues.length === 0 ? <p><b>{title}</b></p> : (
        <>
          <h2>{heading ?? title}</h2>
          <ul>{issues.map((issue) => <li key={issue.href + issue.message}><a href={issue.href}>{issue.message}</a></li>)}</ul>
        </>
      )}
    </div>
  );
}
