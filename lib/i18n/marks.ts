import type { Locale } from "@/lib/i18n/locales";

type Marks = {
  colon: string;
  open: string;
  close: string;
  point: string;
  kilobytes: string;
  megabytes: string;
};
/** What a language sets between and around words that come from elsewhere. Browser-safe. */
const marks: Record<Locale, Marks> = {
  en: { colon: ": ", open: "“", close: "”", point: ".", kilobytes: " KB", megabytes: " MB" },
  af: { colon: ": ", open: "“", close: "”", point: ",", kilobytes: " KB", megabytes: " MB" },
  fr: {
    colon: "\u00a0: ",
    open: "«\u00a0",
    close: "\u00a0»",
    point: ",",
    kilobytes: "\u00a0Ko",
    megabytes: "\u00a0Mo",
  },
};

/** "Language: English", in French "Langue : français". */
export const labelled = (label: string, value: string, locale: Locale): string =>
  label + marks[locale].colon + value;

export const quoted = (text: string, locale: Locale): string =>
  marks[locale].open + text + marks[locale].close;

/** The size of a file: "512 KB", "1.2 MB"; in French "512 Ko", "1,2 Mo". */
export function fileSize(bytes: number, locale: Locale): string {
  const { point, kilobytes, megabytes } = marks[locale];
  return bytes < 1_048_576
    ? `${Math.max(1, Math.ceil(bytes / 1024))}${kilobytes}`
    : `${(bytes / 1_048_576).toFixed(1).replace(".", point)}${megabytes}`;
}
