import { transliterate } from "transliteration";
import { isReserved } from "@/lib/campaigns/slug-shape";




/** A slug from a title, transliterated where possible, else "campaign"; 3 to 80 characters of a-z0-9- (OP-027). */
export function slugFromTitle(title: string): string {
  const base = transliterate(title.normalize("NFC")).toLowerCase().replace(/['’`]/g, "").replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "").slice(0, 70).replace(/-+$/, "");
  return base.length < 3 ? (base ? `campaign-${base}` : "campaign") : base;
}

/** The nth try of a slug that clashes: itself, "-2", "-3"…; a reserved word begins at "-2". */
export function nthSlug(base: string, n: number): string {
  const number = isReserved(base) ? n + 1 : n;
  return number <= 1 ? base : `${base.slice(0, 80 - String(number).length - 1).replace(/-+$/, "")}-${number}`;
}
