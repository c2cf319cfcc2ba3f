import { Fragment } from "react";
import { parseStory, type StoryBlock, type StoryText } from "@/lib/campaigns/story";

function Words({ parts }: { parts: StoryText[] }) {
  return parts.map((part, i) => {
    if (typeof part === "string") return <Fragment key={i}>{part}</Fragment>;
    if (part.type === "break") return <br key={i} />;
    const words = <Words parts={part.parts} />;
    if (part.type === "bold") return <strong key={i}>{words}</strong>;
    if (part.type === "italic") return <em key={i}>{words}</em>;
    return (
      <a key={i} href={part.href} target="_blank" rel="nofollow ugc noopener noreferrer">
        {words}
      </a>
    );
  });
}

const listClass = "space-y-[0.4em] ps-[1.4em] marker:text-mute";

function Block({ block, first, picture }: { block: StoryBlock; first: boolean } & Pictures) {
  if (block.type === "picture") return picture?.(block.number, block.alt);
  if (block.type === "list") {
    const items = block.items.map((parts, i) => (
      <li key={i}>
        <Words parts={parts} />
      </li>
    ));
    if (block.start === null)
      return (
        <ul dir="auto" className={`${listClass} list-disc`}>
          {items}
        </ul>
      );
    return (
      <ol dir="auto" className={`${listClass} list-decimal`} start={block.start}>
        {items}
      </ol>
    );
  }
  const words = <Words parts={block.parts} />;
  if (block.type === "paragraph")
    return (
      <p dir="auto" className={first ? "text-[1.5rem] leading-[1.42] text-pretty" : undefined}>
        {words}
      </p>
    );
  return block.level === 2 ? (
    <h2 dir="auto" className="pt-[0.6em] text-h3 text-balance">
      {words}
    </h2>
  ) : (
    <h3 dir="auto" className="pt-[0.4em] text-h4 text-balance">
      {words}
    </h3>
  );
}

type Pictures = {
  /** renders one of the campaign's own pictures, by its number from 1; nothing if there is no such picture */
  picture?: (number: number, alt: string) => React.ReactNode;
};

/**
 * A campaign's story, or an organisation's description of itself. Text without markup looks as it did before stories
 * had markup.
 */
export function Story({
  text,
  lang = {},
  picture,
}: {
  text: string;
  /** the text's language, if it is not the page's; the direction of each block follows its own letters */
  lang?: { lang?: string };
} & Pictures) {
  return (
    <div
      lang={lang.lang}
      className="max-w-[38em] space-y-[1.15em] text-story text-pretty [overflow-wrap:anywhere]"
    >
      {parseStory(text).map((block, i) => (
        <Block key={i} block={block} first={i === 0} {...(picture ? { picture } : {})} />
      ))}
    </div>
  );
}
