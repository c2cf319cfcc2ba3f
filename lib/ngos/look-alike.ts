import "server-only";
import confusables from "unhomoglyph/data.json";
import { Prisma } from "@/prisma/generated/client";
import { db } from "@/lib/db";
import { fieldError } from "@/lib/errors";
import { wellKnownNames } from "@/lib/ngos/well-known-names";
import { searchText, oneLine } from "@/lib/text";

/**
 * Detects names made to look like another's. Two names are compared by their skeletons as defined in Unicode Technical
 * Standard 39: each character is replaced by the one that it looks like (the table is Unicode's confusables.txt,
 * docs/decisions/015), here also ignoring case, and treating i, l, 1 and 0, o as the same.
 */
const lookOf = new Map(Object.entries(confusables as Record<string, string>));

function mapped(text: string): string {
  let out = "";
  for (const char of text) out += lookOf.get(char) ?? char;
  return out;
}

/**
 * By looks, not by spelling as in lib/fold.ts. Mapped before and after lower-casing: a capital may have no look-alike
 * where its lower-case letter has one ("m" is "rn").
 */
function drawn(name: string): string {
  const plain = searchText(name)
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .normalize("NFKD");
  return mapped(mapped(plain).toLowerCase()).normalize("NFD").toLowerCase().replace(/[il|]/g, "l");
}

/** The skeleton for an exact comparison: accents count, case does not. */
export const skeletonOf = (name: string): string => oneLine(drawn(name));

/** The skeleton for a loose comparison: letters and digits only, without accents, spaces and punctuation. */
export const looseSkeletonOf = (name: string): string => drawn(name).replace(/[^\p{L}\p{N}]/gu, "");

const wordsOf = (name: string): string[] =>
  name
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(looseSkeletonOf)
    .filter(Boolean);
const known = wellKnownNames.map((name) => ({
  name,
  skeleton: looseSkeletonOf(name),
  words: wordsOf(name),
}));

/** Whether a name contains the words of a well-known name in sequence ("UNICEF Botswana Official"). */
const holds = (words: string[], wanted: string[]): boolean =>
  words.some((_, index) => wanted.every((word, i) => words[index + i] === word));

/** `disguised`: looks the same but is spelt with other characters. Otherwise the same name, or nearly. */
export type LookAlike = { name: string; disguised: boolean };

const sameSpelling = (a: string, b: string): boolean =>
  searchText(a).toLowerCase() === searchText(b).toLowerCase();
const compared = (name: string, other: string): LookAlike => ({
  name: other,
  disguised: !sameSpelling(name, other) && skeletonOf(name) === skeletonOf(other),
});

/** Fills missing skeletons: of new rows, renamed ones, and all rows of a database from before. */
async function fillSkeletons(): Promise<void> {
  for (;;) {
    const rows = await db.ngo.findMany({
      where: { status: "approved", nameSkeleton: null },
      select: { id: true, name: true },
      take: 500,
    });
    if (rows.length === 0) return;
    const values = rows.map(
      (row) => Prisma.sql`(${row.id}, ${row.name}, ${looseSkeletonOf(row.name)})`,
    );
    // only while the name is still the one that was read
    const done =
      await db.$executeRaw`update ngo set name_skeleton = v.skeleton from (values ${Prisma.join(values)}) as v (id, name, skeleton) where ngo.id = v.id and ngo.name = v.name`;
    if (done === 0) return;
  }
}

/**
 * Verified organisations and well-known names that a name looks like, at most ten.
 * @param except the organisation that has or wants the name: it may look like itself
 */
export async function lookAlikes(name: string, except: string | null): Promise<LookAlike[]> {
  await fillSkeletons();
  const skeleton = looseSkeletonOf(name);
  if (skeleton === "") return [];
  const rows = await db.ngo.findMany({
    where: {
      status: "approved",
      nameSkeleton: skeleton,
      ...(except === null ? {} : { id: { not: except } }),
    },
    select: { name: true },
    orderBy: { id: "asc" },
    take: 5,
  });
  const words = wordsOf(name);
  const others = [
    ...rows.map((row) => row.name),
    ...known
      .filter((item) => item.skeleton === skeleton || holds(words, item.words))
      .map((item) => item.name),
  ];
  return [...new Set(others)].slice(0, 10).map((other) => compared(name, other));
}

/**
 * Refuses a name that imitates a verified organisation's or a well-known one with other characters. The same name in
 * plain spelling is left to the administrator: two organisations may share a name.
 * @throws 400 lookAlikeName at `path`
 */
export async function assertOwnLook(
  name: string,
  except: string | null,
  path: string,
): Promise<void> {
  const result = await lookAlikes(name, except);
  if (result.some((item) => item.disguised)) throw fieldError(path, "lookAlikeName");
}
