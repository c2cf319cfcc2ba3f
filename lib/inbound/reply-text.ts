import type { OurSubject } from "@/lib/inbound/our-subjects";
import { cleanText } from "@/lib/text";
import { updateTextMax, updateTitleMax } from "@/lib/updates/rules";

/*
 * Extracts what a person wrote in a mail: the text above the quoted mail, and the subject without the prefixes that
 * programs add. Each line is examined once.
 */

/**
 * "On … wrote:", as programs write it above a quote, in the languages of the site; it may span three lines. It must
 * contain a time or an address, or be followed by a quote: "On Monday the chief wrote:" alone is a sentence of the
 * report.
 */
const attributions = [
  { begins: /^on\s/i, ends: /\bwrote:$/i },
  { begins: /^op\s/i, ends: /\b(?:ge)?skryf:$/i },
  { begins: /^le\s/i, ends: /\ba\s(?:é|e\u0301)crit\s?:$/i },
  { begins: /^mnamo\s/i, ends: /\b(?:aliandika|ameandika)\s?:$/i },
  { begins: /^(?:em|no dia)\s/i, ends: /\bescreveu\s?:$/i },
  { begins: /<[^<>\s]{3,254}>\s?escreveu\s/i, ends: /:$/ },
  { begins: /^(?:في|بتاريخ)\s/, ends: /(?:كتب|كتابة).{0,300}:$/ },
];
const separator =
  /^-{2,10}\s?(?:original message|forwarded message|oorspronklike boodskap|aangestuurde boodskap|message d[’']origine|message original|message transf[ée]r[ée]|ujumbe asili|ujumbe uliosambazwa|mensagem original|mensagem (?:re)?encaminhada|الرسالة الأصلية|رسالة أصلية|رسالة معاد توجيهها|الرسالة المعاد توجيهها)\s?-{2,10}$/i;
const heading = /^[*_]{0,2}(?:from|van|de|kutoka|من)\s?:/i;
const headingAfter =
  /^[*_]{0,2}(?:sent|date|to|gestuur|datum|aan|envoy[ée]|[àa]|imetumwa|tarehe|kwa|enviad[oa](?: em)?|data|para|تم الإرسال|التاريخ|إلى)\s?:/i;
const sentFrom =
  /^(?:sent from (?:my|outlook for|yahoo mail|mail for|samsung|proton)|get outlook for|gestuur vanaf my|verstuur vanaf my|kry outlook vir|envoy[ée] (?:de(?:puis)? mon|(?:depuis|à partir (?:de|d[’'])\s?)(?:outlook|yahoo|proton|samsung))|(?:obtenez|t[ée]l[ée]charge[rz]) outlook pour|imetumwa kutoka|pata outlook ya|enviado (?:(?:do|a partir do|a partir de) (?:meu|outlook|yahoo|samsung)|via outlook)|obt(?:er|enha) o outlook para|(?:تم الإرسال|أ[ُ]?رسلت) من|الحصول على outlook)(?![\p{L}\p{N}])/iu;
/** Placeholders that programs put into the plain text for a picture in the mail; the picture itself comes as a file. */
const picturePlace =
  /\[(?:cid:[^[\]\s]{1,200}|(?:image|imagem|picha|prent|beeld|صورة|الصورة)\s?:\s?[^[\]]{0,200})\]/giu;
/** Direction marks that programs put around names and addresses in an Arabic line. */
const directions = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const longestLine = 400;

const namesTimeOrAddress = /\p{Nd}|\S@\S/u;

/**
 * How many of the last lines introduce a quote in a language that is not above: a few with an address, up to a colon.
 */
function introduction(lines: string[]): number {
  const end = lines.findLastIndex((line) => line !== "");
  if (end < 0 || !/[:：]$/.test(lines[end]!)) return 0;
  const begin = lines.findLastIndex((line, i) => i < end && line === "") + 1;
  const said = lines.slice(begin, end + 1);
  const isOne = said.length <= 3 && said.every((line) => line.length <= longestLine);
  return isOne && /<\s?[^<>\s@]{1,64}@[^<>\s@]{1,254}>/.test(said.join(" "))
    ? lines.length - begin
    : 0;
}

function beginsQuote(lines: string[], index: number): boolean {
  const line = lines[index] ?? "";
  if (line.startsWith(">")) return true;
  if (line.length > longestLine) return false;
  if (separator.test(line) || /^_{10,100}$/.test(line)) return true;
  const next = lines.slice(index, index + 4).filter((part) => part.length <= longestLine);
  if (heading.test(line)) return next.slice(1).some((part) => headingAfter.test(part));
  return attributions.some(({ begins, ends }) => {
    if (!begins.test(line)) return false;
    const end = next.slice(0, 3).findIndex((part) => ends.test(part));
    if (end < 0) return false;
    const isQuoted = next
      .slice(end + 1)
      .find((part) => part !== "")
      ?.startsWith(">");
    return isQuoted === true || namesTimeOrAddress.test(next.slice(0, end + 1).join(" "));
  });
}

/** The text above the quote, without a signature; "" where nothing is above it. */
export function aboveQuote(text: string): string {
  const raw = text.split(/\r\n|\r|\n/);
  // a French colon is preceded by a no-break space
  const lines = raw.map((line) =>
    line
      .replace(/[\u00a0\u202f]/g, " ")
      .replace(directions, "")
      .trim(),
  );
  const ownLines: string[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index]!;
    // "-- " marks a signature; trimmed, it is two hyphens
    if (line === "--" || beginsQuote(lines, index)) {
      if (line.startsWith(">")) ownLines.length -= introduction(ownLines.map((one) => one.trim()));
      break;
    }
    const words = raw[index]!.replace(picturePlace, "").trimEnd();
    const isPicture = words.trim() === "" && line !== "";
    if (!isPicture && !sentFrom.test(line.slice(0, longestLine))) ownLines.push(words);
  }
  return ownLines.join("\n").trim();
}

/** Line lengths at which programs break plain text (Gmail, Thunderbird: 72 to 78). */
const brokenAt = { least: 72, most: 80 };
const endsSentence = /[.!?:؟…]["”’»)]?$/;
const beginsItem = /^(?:[-*•#>]|\d{1,2}[.)])\s/;

/** Whether a program broke the line: the next word did not fit. */
const isBroken = (line: string, next: string): boolean => {
  const [word = ""] = next.split(" ", 1);
  const isFull = line.length <= brokenAt.most && line.length + 1 + word.length > brokenAt.least;
  return (
    isFull &&
    line.includes(" ") &&
    word !== "" &&
    !endsSentence.test(line) &&
    !beginsItem.test(next)
  );
};

/** The text with its paragraphs rejoined; unchanged if any line is longer than programs break them. */
export function unbroken(text: string): string {
  const lines = text.split("\n");
  if (lines.some((line) => line.length > brokenAt.most && line.includes(" "))) return text;
  return lines
    .map((line, i) => {
      const next = lines[i + 1];
      if (next === undefined) return line;
      return line + (isBroken(line, next) ? " " : "\n");
    })
    .join("");
}

const prefix =
  /^(?:re|res|fwd?|aw|antw|wg|tr|vs|rv|enc|رد|إعادة توجيه)\s?(?:\[\d{1,3}\])?\s?:\s{0,9}/i;

/** A subject without any number of "Re:" and similar prefixes. */
function bareSubject(subject: string): string {
  let rest = subject.replace(/\s+/g, " ").trim();
  for (let found = prefix.exec(rest); found !== null; found = prefix.exec(rest))
    rest = rest.slice(found[0].length);
  return rest;
}

/** At most `most` characters, cut between words where possible. */
function cut(text: string, most: number): string {
  const characters = Array.from(text);
  if (characters.length <= most) return text;
  const part = characters.slice(0, most - 1).join("");
  const space = part.lastIndexOf(" ");
  return `${(space > part.length / 2 ? part.slice(0, space) : part).trimEnd()}…`;
}

/** Cleaned like any typed text; null if it cannot be cleaned. */
function cleaned(
  raw: string,
  most: number,
  rules: { lines?: boolean; name?: boolean },
): string | null {
  const bounded = raw
    .slice(0, most * 4)
    .toWellFormed()
    .replaceAll("\u0000", "");
  const result = cleanText(bounded, { max: most * 4, ...rules });
  return "fault" in result ? null : cut(result.text, most);
}

const greets =
  /^(?:dear|hello|hi|hey|good (?:morning|day|afternoon|evening)|greetings|beste|liewe|hallo|goeie|geagte|chers?|ch[èe]res?|bonjour|bonsoir|salut|wapendwa|mpendwa|habari|hujambo|jambo|salamu|car[oa]s?|ol[áa]|prezad[oa]s?|bom dia|boa (?:tarde|noite)|estimad[oa]s?|queridos|أعزائي|عزيزي|السلام عليكم|مرحبا|تحية)(?!\p{L})/iu;

/** "Dear friends," and the like: a short line that greets, or that ends as greetings do. */
const isGreeting = (line: string): boolean =>
  line.length <= 60 && (/[,،]$/.test(line) || (greets.test(line) && !/[.?؟]/.test(line)));

/** The title of a text without one: the first sentence of the first line that is not a greeting. */
function titleOf(text: string): string {
  const lines = text.split("\n").map((line) => line.trim().replace(/^[-*•#]\s{1,9}/, ""));
  const said = lines.filter((line) => /[\p{L}\p{N}]/u.test(line));
  const line = said.find((one) => !isGreeting(one)) ?? said[0] ?? text;
  const sentence = /^(.{9,116}?[\p{L}\p{M}\p{N}]{3})(?:\.|\s?([!?؟]))\s/u.exec(line);
  return sentence ? `${sentence[1]}${sentence[2] ?? ""}` : line.replace(/(?<!\.)\.$/, "");
}

/** Programs use different apostrophes. */
const plain = (text: string): string => text.toLowerCase().replaceAll("’", "'");

/** The title that a subject names; null for one of our subjects, which names none. */
function titleInSubject(subject: string, ours: OurSubject[]): string | null {
  const said = plain(subject);
  const one = ours.find(
    ({ begins, ends }) =>
      said.length >= begins.length + ends.length &&
      said.startsWith(plain(begins)) &&
      said.endsWith(plain(ends)),
  );
  if (!one) return subject;
  return one.ofUpdate ? subject.slice(one.begins.length, subject.length - one.ends.length) : null;
}

/**
 * Title and text of the update that a mail becomes; null where it is empty.
 * @param ours subjects of our own mails: a reply to them takes its title from the beginning of its text, or keeps the
 * draft's title
 */
export function draftOf(
  mail: { subject: string; text: string },
  ours: OurSubject[],
): { title: string; text: string } | null {
  const text = cleaned(unbroken(aboveQuote(mail.text)), updateTextMax, { lines: true });
  if (!text) return null;
  const subject = titleInSubject(bareSubject(mail.subject), ours);
  const title =
    (subject === null ? null : cleaned(subject, updateTitleMax, { name: true })) ||
    cleaned(titleOf(text), updateTitleMax, { name: true });
  return title ? { title, text } : null;
}
