/** A sentence in which `backticks` mark what is code. */
export function Coded({ text }: { text: string }) {
  return text.split("`").map((part, i) =>
    i % 2 === 1 ? (
      <code key={i} dir="ltr" className="bg-surface px-[0.25em] text-[0.9em] wrap-anywhere">
        {part}
      </code>
    ) : (
      part
    ),
  );
}

/** Sentences below a heading, in two columns where there is room. */
export function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="max-w-measure gap-x-12 wrap-anywhere *:break-inside-avoid *:border-b *:border-rule *:py-[0.7rem] lg:max-w-none lg:columns-2">
      {lines.map((line) => (
        <li key={line}>
          <Coded text={line} />
        </li>
      ))}
    </ul>
  );
}
