/** Detects phone numbers in public text. Browser-safe; works on text folded by contact-words.ts. */

/** Digits with separators, including those people use to disguise a number. */
const runs = /[+(]{0,2}\d(?:[\s().,:;/_*#|~'"\u20e3-]{0,3}\d){6,60}/gu;

/** Digits as words, in the languages of the site, in Hausa and in Amharic: "zero seven one two". */
const spelled: ReadonlySet<string> = new Set(
  (
    "zero oh one two three four five six seven eight nine double triple zéro un deux trois quatre cinq sept huit neuf " +
    "sifuri moja mbili tatu nne tano sita saba nane tisa nul een twee drie vier vyf ses sewe agt nege " +
    "um uma dois duas três meia seis sete oito nove sifili daya ɗaya biyu uku hudu huɗu biyar shida bakwai takwas tara " +
    "صفر واحد واحدة اثنان اثنين إثنان اتنين ثلاثة ثلاث تلاتة أربعة اربعة أربع خمسة خمس ستة ست سبعة سبع " +
    "ثمانية ثماني تمانية تمنية تسعة تسع ዜሮ አንድ ሁለት ሦስት ሶስት አራት አምስት ስድስት ሰባት ስምንት ዘጠኝ"
  ).split(" "),
);

const isDay = (day: string, month: string): boolean =>
  Number(day) >= 1 && Number(day) <= 31 && Number(month) >= 1 && Number(month) <= 12;
const isYear = (text: string): boolean => /^(?:1[0-9]|20|21)\d\d$/.test(text);

/** What a run of digits may begin with without being a phone number: what of it was consumed, or "". */
type Taker = (text: string) => string;

const days: Taker[] = [
  // 12.03.1950, 3/12/50, 12 - 03 - 1950
  (text) => {
    const [all = "", first = "", second = "", year = ""] =
      /^(\d{1,2})\s?[./-]\s?(\d{1,2})\s?[./-]\s?(\d{4}|\d{2})(?!\d)/.exec(text) ?? [];
    const fits = isDay(first, second) || isDay(second, first);
    return fits && (year.length === 2 || isYear(year)) ? all : "";
  },
  // 1950-03-12
  (text) => {
    const [all = "", year = "", month = "", day = ""] =
      /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})(?!\d)/.exec(text) ?? [];
    return isYear(year) && isDay(day, month) ? all : "";
  },
  (text) => {
    const year = /^\d{4}(?!\d)/.exec(text)?.[0] ?? "";
    return isYear(year) ? year : "";
  },
];
const harmless: Taker[] = [
  ...days,
  // 1.000.000, 12,500, 1 000 000, with cents
  (text) => {
    const [all = "", sign = "", groups = ""] =
      /^[1-9]\d{0,2}(?:([.,' ])(\d{3}(?:\1\d{3}){0,3}))(?:[.,]\d{1,2})?(?!\d)/.exec(text) ?? [];
    const digits = all.replace(/\D/g, "").length;
    if (all === "") return "";
    const round = groups.endsWith("00") || groups.endsWith("50");
    return digits <= 8 || (round && digits <= (sign === " " ? 9 : 13)) ? all : "";
  },
  // 10:30
  (text) => {
    const [all = "", hour = "", minute = ""] = /^(\d{1,2}):(\d{2})(?!\d|:)/.exec(text) ?? [];
    return all !== "" && Number(hour) < 24 && Number(minute) < 60 ? all : "";
  },
  // John 3:16-18
  (text) => /^[1-9]\d{0,2}:[1-9]\d{0,2}(?:[-,]\s?[1-9]\d{0,2}){0,3}(?!\d|:)/.exec(text)?.[0] ?? "",
];
const parting = /^(?:\s?[-,;/.]\s{0,2}|\)[,;.]?\s{0,2}\(?|\s{0,2}\(|\s{1,2}(?:-\s)?)/;
const mostParts = 8;

/** An age before or behind the years of a life: "70 (1950-2020)", "1950-2020, 70". */
const ageBefore = /^(?:[1-9]\d?|1[0-2]\d)\s?[(,;]\s{0,2}(?=\d{4}(?!\d)|\d{1,2}[./-]\d)/;
const ageBehind = /(^|\D)(\d{4})\)?\s?[(,;]\s{0,2}(?:[1-9]\d?|1[0-2]\d)$/;

/** Whether a run consists only of dates, years, times, amounts and Bible verses. */
function isHarmless(run: string): boolean {
  const number = run.replace(/^[+(]+/, "");
  let rest = number.replace(ageBefore, "").replace(ageBehind, "$1$2");
  const takers = rest === number ? harmless : days;
  for (let n = 0; n < mostParts && rest !== ""; n += 1) {
    const taken = Math.max(...takers.map((take) => take(rest).length));
    if (taken === 0) return false;
    rest = rest.slice(taken);
    const between = parting.exec(rest)?.[0] ?? "";
    if (rest !== "" && between === "") return false;
    rest = rest.slice(between.length);
  }
  return rest === "";
}

function isPhone(run: string): boolean {
  const count = run.replace(/\D/g, "").length;
  if (count < 9 && !(count >= 7 && /^[+0(]/.test(run))) return false;
  return !isHarmless(run);
}

function isSpelled(text: string): boolean {
  let inRow = 0;
  return text
    .toLowerCase()
    .split(/[\s,.;/،፣-]+/u)
    .some((word) => {
      inRow = spelled.has(word) ? inRow + 1 : 0;
      return inRow >= 7;
    });
}

export const holdsPhoneNumber = (text: string): boolean =>
  [...text.matchAll(runs)].some(([run]) => isPhone(run)) || isSpelled(text);
