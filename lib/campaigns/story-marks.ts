/** What a toolbar button of the story editor does to the text. Pure and browser-safe. */
export type StoryMark = "heading" | "list" | "bold" | "link";
export type MarkEdit = {
  /** the range that is replaced */
  from: number;
  to: number;
  text: string;
  /** the selection afterwards */
  start: number;
  end: number;
};

const lineMarks = { heading: "## ", list: "- " } as const;

/** Adds the mark to each selected line, or removes it where all have it. */
function markLines(story: string, start: number, end: number, mark: string): MarkEdit {
  const from = story.lastIndexOf("\n", start - 1) + 1;
  const next = story.indexOf("\n", end);
  const to = next < 0 ? story.length : next;
  const lines = story.slice(from, to).split("\n");
  const marked = lines.every((line) => line === "" || line.startsWith(mark));
  const empty = lines.length === 1 && lines[0] === "";
  const text = lines
    .map((line) => {
      if (marked && !empty) return line.slice(mark.length);
      return (line === "" && !empty) || line.startsWith(mark) ? line : mark + line;
    })
    .join("\n");
  return lines.length === 1
    ? { from, to, text, start: from + text.length, end: from + text.length }
    : { from, to, text, start: from, end: from + text.length };
}

/** @param start of the selection in `story`, `end` likewise */
export function markStory(story: string, start: number, end: number, mark: StoryMark): MarkEdit {
  if (mark === "heading" || mark === "list") return markLines(story, start, end, lineMarks[mark]);
  // a word selected by double click includes its trailing space
  const chosen = story.slice(start, end);
  const words = chosen.trim();
  const from = start + (chosen.length - chosen.trimStart().length);
  const to = from + words.length;
  if (mark === "bold") {
    const text = `**${words}**`;
    return { from, to, text, start: from + 2, end: from + 2 + words.length };
  }
  const text = `[${words}](https://)`;
  const place = words === "" ? from + 1 : from + text.length - 1;
  return { from, to, text, start: place, end: place };
}
