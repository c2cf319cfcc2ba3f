import "server-only";
import { looseSkeletonOf } from "@/lib/ngos/look-alike";

/**
 * Hate words that a stranger's public text must not hold, in the product's languages and neighbouring ones. Only words with no
 * other meaning: no names of people, places or peoples. Compared as whole words, by how they look.
 */
const words = [
  "kaffir",
  "kaffirs",
  "kaffer",
  "kaffers",
  "kafir dog",
  "hotnot",
  "hotnots",
  "houtkop",
  "bobbejaan mense",
  "nigger",
  "niggers",
  "nigga",
  "niggas",
  "faggot",
  "faggots",
  "moffie",
  "moffies",
  "tranny",
  "kike",
  "kikes",
  "chink",
  "chinks",
  "wetback",
  "towelhead",
  "sandnigger",
  "inyenzi",
  "makwerekwere",
  "sale negre",
  "sale juif",
  "sale arabe",
  "sale noir",
  "sale noire",
  "mort aux juifs",
  "mort aux noirs",
  "mort aux arabes",
  "bougnoule",
  "bougnoules",
  "negrillon",
  "youpin",
  "youpins",
  "bicot",
  "bicots",
  "tarlouze",
  "pede de merde",
  "heil hitler",
  "sieg heil",
  "white power",
  "gas the jews",
  "death to jews",
  "kill all jews",
  "kill all muslims",
  "kill the boer",
  "cunt",
  "cunts",
  "viado",
  "viados",
  "paneleiro",
  "paneleiros",
  "preto de merda",
  "preta de merda",
  "pretos de merda",
  "morte aos judeus",
  "morte aos pretos",
  "morte aos muçulmanos",
  "msenge",
  "wasenge",
  "الموت لليهود",
  "الموت للكفار",
  "الموت للشيعة",
];

/** Signs and digits used in place of a letter inside a word. Other look-alikes are handled by the skeleton. */
const meant: Record<string, string> = { "@": "a", $: "s", "3": "e", "4": "a", "9": "g" };
const lettersOf = (word: string): string =>
  word
    .replace(/(?<=[\p{L}\p{N}])!(?=[\p{L}\p{N}])/gu, "i")
    .replace(/[@$349]/g, (sign) => meant[sign] ?? sign);

const wordsOf = (text: string): string[] =>
  text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .split(/[^\p{L}\p{M}\p{N}$@!|]+/u)
    .map((word) => looseSkeletonOf(lettersOf(word)))
    .filter(Boolean);

/** Phrases, also written as one word. */
const refused = words
  .map(wordsOf)
  .flatMap((all) => (all.length > 1 ? [all, [all.join("")]] : [all]));

/** Single letters are joined: "k i k e". */
function joined(all: string[]): string[] {
  const out: string[] = [];
  let run = "";
  for (const word of [...all, ""]) {
    if (Array.from(word).length === 1) {
      run += word;
      continue;
    }
    if (run !== "") out.push(run);
    run = "";
    if (word !== "") out.push(word);
  }
  return out;
}

/** Whether a text holds one of these words, also with signs in place of letters or spaces between them. */
export function holdsRefusedWord(text: string): boolean {
  const all = joined(wordsOf(text));
  return refused.some((wanted) =>
    all.some((_, index) => wanted.every((word, i) => all[index + i] === word)),
  );
}
