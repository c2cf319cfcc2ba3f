const address = /https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]]/g;

/** One paragraph with its http(s) addresses made safe links; everything else stays text (CAMP-042..044). */
function withLinks(text: string): React.ReactNode[] {
  const parts: React.ReactNode[] = [];
  let at = 0;
  for (const match of text.matchAll(address)) {
    parts.push(text.slice(at, match.index));
    parts.push(
      <a key={match.index} href={match[0]} target="_blank" rel="nofollow ugc noopener noreferrer">
        {match[0]}
      </a>,
    );
    at = match.index + match[0].length;
  }
  parts.push(text.slice(at));
  return parts;
}

/** A description: plain text with its paragraphs. */
export function Story({ text }: { text: string }) {
  const paragraphs = text
    .split(/\n{2,}/)
    .map((p) => p.trim())
    .filter(Boolean);
  return (
    <div className="max-w-[38em] space-y-[1.15em] text-story">
      {paragraphs.map((paragraph, i) => (
        <p key={i} className={i === 0 ? "text-[1.5rem] leading-[1.42] text-pretty" : undefined}>
          {paragraph.split("\n").map((line, j) => (
            <span key={j}>
              {j > 0 ? <br /> : null}
              {withLinks(line)}
            </span>
          ))}
        </p>
      ))}
    </div>
  );
}
