import { oneLine } from "@/lib/typed/clean-text";
import { parseStory, type StoryBlock, type StoryText } from "@/lib/campaigns/story";

/** A story's text without its markup. Browser-safe. */
const wordsOf = (parts: StoryText[], lineBreak = " "): string =>
  parts
    .map((part) => {
      if (typeof part === "string") return part;
      return part.type === "break" ? lineBreak : wordsOf(part.parts, lineBreak);
    })
    .join("");

/** @param sign closes text without final punctuation, to separate it from what follows */
const ended = (words: string, sign: string): string =>
  /[.!?؟…:;]$/u.test(words) ? words : words + sign;

function plainBlock(block: StoryBlock, next: StoryBlock | undefined): string {
  if (block.type === "picture") return "";
  if (block.type === "list") return ended(block.items.map((item) => wordsOf(item)).join("; "), ".");
  const words = wordsOf(block.parts);
  return block.type === "heading" ? ended(words, next?.type === "list" ? ":" : ".") : words;
}

function spacedBlock(block: StoryBlock): string {
  if (block.type === "picture") return "";
  if (block.type !== "list") return wordsOf(block.parts, "\n");
  return block.items.map((item) => `• ${oneLine(wordsOf(item))}`).join("\n");
}

/** A story's text in paragraphs and lists, without markup and pictures: for plain text with room. */
export const spacedStory = (story: string): string =>
  parseStory(story)
    .map((block) => spacedBlock(block).trim())
    .filter((words) => words !== "")
    .join("\n\n");

/** A story's text on one line, without markup and pictures: for cards, mails, search engines. */
export const plainStory = (story: string): string =>
  oneLine(
    parseStory(story)
      .map((block, i, all) => plainBlock(block, all[i + 1]))
      .join(" "),
  );
