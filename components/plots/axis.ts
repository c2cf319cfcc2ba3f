import { formatUsd } from "@/lib/money/money";
import type { Locale } from "@/lib/i18n/locales";

/** Round amounts in cents for the lines of an axis: at most four, none above `most`; empty if there is no amount. */
export function axisTicks(most: bigint): bigint[] {
  if (most <= 0n) return [];
  const raw = Number(most) / 4;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 2.5, 5, 10].map((n) => n * power).find((n) => n >= raw) ?? raw;
  const cents = BigInt(Math.max(1, Math.ceil(step)));
  return Array.from({ length: Number(most / cents) }, (_, i) => cents * BigInt(i + 1));
}

/** "$800", and from ten thousand dollars on "$12k": short enough for an axis label. */
export function axisAmount(cents: bigint, locale: Locale): string {
  if (cents < 1_000_000n || cents % 100_000n !== 0n) return formatUsd(cents, locale);
  const text = formatUsd(cents / 1000n, locale);
  const end = Math.max(...Array.from({ length: 10 }, (_, digit) => text.lastIndexOf(`${digit}`)));
  return `${text.slice(0, end + 1)}k${text.slice(end + 1)}`;
}

/** The ratio of a part to `whole`, as a CSS length. */
export const lengthOf = (part: bigint, whole: bigint): string =>
  whole <= 0n ? "0%" : `${((Number(part) / Number(whole)) * 100).toFixed(2)}%`;
