import { linkOf } from "@/lib/typed/link";

/**
 * The small subset of Markdown that a story may use (docs/decisions/019-stories.md). Browser-safe. The result is plain
 * data that components/campaigns/story.tsx renders: there is no HTML at any step. Anything outside the subset stays as
 * text.
 *
 * One pass over the lines and one over the characters of each. At most one bold, one italic and one link are open at a
 * time, so each character is read a bounded number of times, whatever is typed.
 */
export type StoryText =
  | string
  | { type: "break" }
  | { type: "bold"; parts: StoryText[] }
  | { type: "italic"; parts: StoryText[] }
  | { type: "link"; href: string; parts: StoryText[] };
export type StoryBlock =
  | { type: "heading"; level: 2 | 3; parts: StoryText[] }
  | { type: "paragraph"; parts: StoryText[] }
  | { type: "list"; start: number | null; items: StoryText[][] }
  | { type: "picture"; number: number; alt: string };

const heading = /^(#{2,3}) (.+)$/;
const picture = /^!\[([^[\]]{0,200})\]\((\d{1,2})\)$/;
const bullet = /^- (.+)$/;
const numbered = /^(\d{1,2})\. (.+)$/;

type Open = { kind: "paragraph"; lines: string[] } | OpenList;
type OpenList = { kind: "list"; start: number | null; items: string[][] };
type Item = { start: number | null; text: string };

function itemOf(line: string): Item | null {
  const text = bullet.exec(line)?.[1];
  if (text !== undefined) return { start: null, text };
  const [, number, rest] = numbered.exec(line) ?? [];
  return rest === undefined ? null : { start: Number(number), text: rest };
}

/** Parses a line that is a block by itself. */
function blockOf(line: string): StoryBlock | null {
  const [, marks, title] = heading.exec(line) ?? [];
  if (marks !== undefined && title !== undefined)
    return { type: "heading", level: marks.length === 2 ? 2 : 3, parts: textOf(title.trim()) };
  const [, alt, number] = picture.exec(line) ?? [];
  return alt === undefined ? null : { type: "picture", number: Number(number), alt: alt.trim() };
}

/** Collects lines into blocks. */
class Blocks {
  readonly done: StoryBlock[] = [];
  private open: Open | null = null;
  private afterBlank = true;

  add(raw: string): void {
    const line = raw.trim();
    if (line === "") return this.blank();
    const own = blockOf(line);
    if (own) {
      this.close();
      this.done.push(own);
    } else this.addText(line, itemOf(line), /^\s{2}/.test(raw));
    this.afterBlank = false;
  }

  close(): void {
    const { open } = this;
    this.open = null;
    if (open?.kind === "paragraph")
      this.done.push({ type: "paragraph", parts: textOf(open.lines.join("\n")) });
    if (open?.kind === "list") {
      const items = open.items.map((lines) => textOf(lines.join("\n")));
      this.done.push({ type: "list", start: open.start, items });
    }
  }

  private blank(): void {
    // a list continues after an empty line, if another item follows
    if (this.open?.kind === "paragraph") this.close();
    this.afterBlank = true;
  }

  private addText(line: string, item: Item | null, indented: boolean): void {
    const list = this.open?.kind === "list" ? this.open : null;
    if (item && list && (list.start === null) === (item.start === null))
      list.items.push([item.text]);
    // "The year was\n12. …" is a sentence: inside a paragraph only "1." begins a list
    else if (item && (list || this.afterBlank || item.start === null || item.start === 1)) {
      this.close();
      this.open = { kind: "list", start: item.start, items: [[item.text]] };
    } else if (list && indented && !this.afterBlank) list.items.at(-1)?.push(line);
    else if (this.open?.kind === "paragraph") this.open.lines.push(line);
    else {
      this.close();
      this.open = { kind: "paragraph", lines: [line] };
    }
  }
}

export function parseStory(story: string): StoryBlock[] {
  const blocks = new Blocks();
  for (const line of story.split("\n")) blocks.add(line);
  blocks.close();
  return blocks.done;
}

const mark = /\*+|\[|\n|https?:\/\//g;
/** A typed address, without the sentence's punctuation after it (CAMP-042..044). */
const address = /https?:\/\/[^\s<>"']{1,2000}/y;
const signs = /[*.,;:!?)\]]/;
const link = /\[([^[\]\n]{1,200})\]\((https:\/\/[^\s()<>"'[\]]{1,2000})\)/y;
const domain = /(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,24}/i;

function addressAt(text: string, index: number): string | null {
  address.lastIndex = index;
  const found = address.exec(text)?.[0] ?? "";
  let end = found.length;
  while (signs.test(found[end - 1] ?? "")) end -= 1;
  const href = found.slice(0, end);
  return linkOf(href) ? href : null;
}

/** A link's target, unless it is not allowed or the link's text names another address. */
function placeOf(words: string, href: string): string | null {
  const url = linkOf(href);
  if (!url || words.includes("@")) return null;
  const bare = (name: string) => name.toLowerCase().replace(/^www\./, "");
  const named = domain.exec(words)?.[0];
  return named !== undefined && bare(named) !== bare(url.host) ? null : href;
}

type Frame = { mark: string; type: "root" | "bold" | "italic"; parts: StoryText[] };

class Line {
  readonly frames: Frame[] = [{ mark: "", type: "root", parts: [] }];

  add(part: StoryText): void {
    const { parts } = this.frames.at(-1)!;
    const last = parts.at(-1);
    if (typeof part === "string" && typeof last === "string")
      parts.splice(-1, 1, last + part); // one text part, not one per unmatched mark
    else if (part !== "") parts.push(part);
  }

  /** Closes what `signs` opened, opens it, or keeps it as text. */
  turn(signs: "*" | "**", before: string, after: string): void {
    const type = signs === "*" ? "italic" : "bold";
    const opened = this.frames.findIndex((frame) => frame.type === type);
    if (opened > 0 && /[^\s]/.test(before) && !/[\p{L}\p{N}]/u.test(after)) {
      this.dissolve(opened + 1);
      const { parts } = this.frames.pop()!;
      this.add({ type, parts });
    } else if (opened < 0 && /[^\s]/.test(after) && !/[\p{L}\p{N}]/u.test(before))
      this.frames.push({ mark: signs, type, parts: [] });
    else this.add(signs);
  }

  /**
   * Marks that were opened and never closed become text.
   * @param from the first frame to remove
   */
  dissolve(from: number): void {
    while (this.frames.length > from) {
      const { mark: typed, parts } = this.frames.pop()!;
      this.add(typed);
      for (const part of parts) this.add(part);
    }
  }
}

function addMarks(line: Line, text: string, index: number, signs: string): void {
  const before = text[index - 1] ?? "";
  const after = text[index + signs.length] ?? "";
  if (signs === "*" || signs === "**") return line.turn(signs, before, after);
  if (signs !== "***") return line.add(signs);
  const inner = line.frames.at(-1)?.type === "italic";
  line.turn(inner ? "*" : "**", before, after);
  line.turn(inner ? "**" : "*", before, after);
}

/** @returns how many characters of the text it consumed, 0 for none */
function addLink(line: Line, text: string, index: number): number {
  link.lastIndex = index;
  const [all = "", words = "", typed = ""] = link.exec(text) ?? [];
  const href = all ? placeOf(words, typed) : null;
  if (href === null) return 0;
  line.add({ type: "link", href, parts: textOf(words, false) });
  return all.length;
}

function textOf(text: string, links = true): StoryText[] {
  const line = new Line();
  let position = 0;
  mark.lastIndex = 0;
  for (let next = mark.exec(text); next; next = mark.exec(text)) {
    const [found] = next;
    const { index } = next;
    line.add(text.slice(position, index));
    position = index + found.length;
    if (found === "\n") line.add({ type: "break" });
    else if (found.startsWith("*")) addMarks(line, text, index, found);
    else position = index + addPlace(line, text, index, links);
    mark.lastIndex = position;
  }
  line.add(text.slice(position));
  line.dissolve(1);
  return line.frames[0]!.parts;
}

/**
 * A link or an address at `index`.
 * @returns how many characters it consumed, at least one
 */
function addPlace(line: Line, text: string, index: number, links: boolean): number {
  if (links && text[index] === "[") {
    const length = addLink(line, text, index);
    if (length > 0) return length;
  }
  const href = links && text[index] !== "[" ? addressAt(text, index) : null;
  if (href !== null) {
    line.add({ type: "link", href, parts: [href] });
    return href.length;
  }
  line.add(text[index]!);
  return 1;
}

/** The numbers of the pictures used in a story. */
export const picturesIn = (story: string): Set<number> =>
  new Set(parseStory(story).flatMap((block) => (block.type === "picture" ? [block.number] : [])));
