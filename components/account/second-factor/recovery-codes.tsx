type Props = { codes: readonly string[]; title: string; text: string };

/** Recovery codes, the one time they are shown. Plain text: they can be copied, printed and read aloud. */
export function RecoveryCodes({ codes, title, text }: Props) {
  return (
    <div className="panel panel--top recovery" role="status">
      <h3 className="h4">{title}</h3>
      <p>{text}</p>
      <ol className="recovery__list">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
    </div>
  );
}
