import { fold } from "@/lib/fold";
import { messagesOf, type Messages } from "@/lib/i18n/translator";
import type { Locale } from "@/lib/i18n/locales";

type Actions = Messages["audit"]["actions"];

/** Codes of the audit log, `noun.verb`. Each has a text in the catalogue, so that the log never shows a bare code. */
export type AuditAction = {
  [Noun in keyof Actions & string]: `${Noun}.${keyof Actions[Noun] & string}`;
}[keyof Actions & string];

/** The verbs of a noun: `AuditVerb<"match">` holds `confirmed`. */
export type AuditVerb<Noun extends keyof Actions> = keyof Actions[Noun] & string;

/** What an entry is about. */
export type AuditSubject = keyof Messages["audit"]["subjects"];

type Words = Record<string, Record<string, string>>;

/** The text for a code; null for one of an older version that is no longer written. */
export function actionWords(locale: Locale, code: string): string | null {
  const [noun = "", verb = ""] = code.split(".");
  const words: Words = messagesOf(locale, "audit").actions;
  if (!Object.hasOwn(words, noun)) return null;
  return Object.hasOwn(words[noun] ?? {}, verb) ? (words[noun]?.[verb] ?? null) : null;
}

/** The text for an entry's subject; null as above. */
export function subjectWords(locale: Locale, subject: string): string | null {
  const words: Record<string, string> = messagesOf(locale, "audit").subjects;
  return Object.hasOwn(words, subject) ? (words[subject] ?? null) : null;
}

/** Every code whose text contains `search`, folded. */
export function actionsSaying(locale: Locale, search: string): string[] {
  const words: Words = messagesOf(locale, "audit").actions;
  const wanted = fold(search);
  return Object.entries(words).flatMap(([noun, verbs]) =>
    Object.entries(verbs)
      .filter(([, sentence]) => fold(sentence).includes(wanted))
      .map(([verb]) => `${noun}.${verb}`),
  );
}
