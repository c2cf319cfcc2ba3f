import { plainCode } from "@/lib/donor-links/plain-code";
import "server-only";
import { db } from "@/lib/db";
import { minutes, now } from "@/lib/clock";
import { AppError } from "@/lib/errors";
import { emailKey } from "@/lib/email-key";
import type { Actor } from "@/lib/auth/actor";
import { limit } from "@/lib/auth/rate-limit";
import { readSigned, sha256, signText } from "@/lib/auth/encryption";
import {
  freshLife,
  lifePattern,
  lifeText,
  livingLink,
  type LinkLife,
} from "@/lib/donor-links/life";

type Of = { id: string; linkVersion: number };

/**
 * A donor's link to all donations of an address. It goes out by mail to that address only, never
 * onto a page: whoever pays a dollar in somebody's name sees that one donation, not the others. It
 * names a donation, not the address. It ends by itself, with all links of the address
 * (lib/donor-links/life), and with its donation's linkVersion.
 */
export const donorToken = (of: Of, life: LinkLife): string =>
  signText("donor", `${of.id}:${of.linkVersion}${lifeText(life)}`);
export const donorPath = (of: Of, life: LinkLife): string => `/gifts/mine/${donorToken(of, life)}`;

/**
 * Whose donations a link opens: the address as it is compared, as it is written to, and the link's
 * own life.
 */
export type OpenedDonor = { emailKey: string; email: string; life: LinkLife };

const shape = new RegExp(`^(don_[0-9a-z]{20}):(\\d{1,9})${lifePattern}$`);

/** What a donor's link opens; null when it was altered, has expired or was ended. */
export async function readDonorToken(text: string): Promise<OpenedDonor | null> {
  const match = shape.exec(readSigned("donor", text) ?? "");
  if (!match) return null;
  const [, id, version, epoch, until] = match;
  const row = await db.donation.findUnique({
    where: { id: id! },
    select: { linkVersion: true, donorEmail: true, emailKey: true, createdAt: true },
  });
  if (!row?.emailKey || !row.donorEmail || row.linkVersion !== Number(version)) return null;
  const life = await livingLink(row, epoch, until);
  return life && { emailKey: row.emailKey, email: row.donorEmail, life };
}

/** No letter that is read as another: no I, L, O, U. 32 of them, so that each is five bits. */
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * The code of a request for links, like "K7QF-M2XW": 40 bits, so that nobody guesses one in its ten minutes and a wrong try
 * never has to count against the address, where a stranger's tries would shut the donor out. Nothing of it is stored.
 */
export function codeOf(requestId: string): string {
  const bits = BigInt(`0x${sha256(signText("donor_code", requestId)).slice(0, 10)}`);
  const text = Array.from(
    { length: 8 },
    (_, i) => letters[Number((bits >> BigInt(35 - 5 * i)) & 31n)],
  ).join("");
  return `${text.slice(0, 4)}-${text.slice(4)}`;
}

/** How long a code works, in minutes (OWASP ASVS 6.5.5). */
export const codeMinutes = 10;

/** Stored when the mail with the code is sent; running the mail's job twice stores one. */
export async function rememberCode(requestId: string, email: string): Promise<void> {
  const currentTime = now();
  await db.oneTimeLink.createMany({
    data: [
      {
        id: requestId,
        kind: "donor_code",
        tokenHash: sha256(`donor_code:${requestId}`),
        email,
        createdAt: currentTime,
        expiresAt: new Date(currentTime.getTime() + minutes(codeMinutes)),
      },
    ],
    skipDuplicates: true,
  });
}

/**
 * The way in for somebody who can read the mail but not follow its links. A code opens once. Wrong tries count by network.
 * @returns the donor's token @throws 400 on the field, 429
 */
export async function openByCode(
  actor: Actor,
  input: { email: string; code: string },
): Promise<string> {
  await limit("donorcode.address", actor.address);
  const key = emailKey(input.email);
  const open = await db.oneTimeLink.findMany({
    where: { kind: "donor_code", emailKey: key, usedAt: null, expiresAt: { gt: now() } },
    orderBy: { createdAt: "desc" },
    take: 5,
    select: { id: true },
  });
  const wrong = new AppError("invalid", "wrongCode", {
    issues: [{ path: "code", message: "wrongCode" }],
  });
  const typed = sha256(plainCode(input.code));
  const right = open.find((row) => sha256(plainCode(codeOf(row.id))) === typed);
  if (!right) throw wrong;
  const donation = await newestOf(key);
  if (
    !donation ||
    (
      await db.oneTimeLink.updateMany({
        where: { id: right.id, usedAt: null },
        data: { usedAt: now() },
      })
    ).count === 0
  )
    throw wrong;
  return donorToken(donation, await freshLife(key));
}

/**
 * The donation that a link to all donations of an address names: the newest that was more than
 * begun.
 */
export const newestOf = (key: string) =>
  db.donation.findFirst({
    where: { emailKey: key, status: { notIn: ["created", "checkout_open"] } },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    select: { id: true, linkVersion: true, donorEmail: true },
  });
