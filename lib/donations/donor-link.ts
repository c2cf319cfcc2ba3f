import { db } from "@/lib/db";
import { hours, now } from "@/lib/clock";
import { AppError } from "@/lib/errors";
import type { Actor } from "@/lib/auth/actor";
import { limit } from "@/lib/auth/rate-limit";
import { readSigned, sha256, signText } from "@/lib/auth/seal";

/**
 * A donor's link to all gifts of an address. It goes out by mail to that address only, never onto a page: whoever pays a
 * dollar in somebody's name sees that one gift, not the others. It names a gift, not the address, and dies with its linkVersion.
 */
export const donorToken = (of: { id: string; linkVersion: number }): string => signText("donor", `${of.id}:${of.linkVersion}`);
export const donorPath = (of: Parameters<typeof donorToken>[0]): string => `/gifts/mine/${donorToken(of)}`;

/** The address that a donor's link opens; null when it was altered or revoked. */
export async function readDonorToken(text: string): Promise<string | null> {
  const match = /^(don_[0-9a-z]{20}):(\d{1,9})$/.exec(readSigned("donor", text) ?? "");
  const row = match ? await db.donation.findUnique({ where: { id: match[1]! }, select: { linkVersion: true, donorEmail: true } }) : null;
  return row && row.linkVersion === Number(match![2]) ? row.donorEmail : null;
}

/** Six digits of a request for links: nothing of them is stored. */
export const codeOf = (requestId: string): string => String(Number.parseInt(sha256(signText("donor_code", requestId)).slice(0, 12), 16) % 1_000_000).padStart(6, "0");

const codeHours = 1;

/** Kept when the mail with the code goes out; running the mail's job twice keeps one. */
export async function rememberCode(requestId: string, email: string): Promise<void> {
  const at = now();
  await db.oneTimeLink.createMany({ data: [{ id: requestId, kind: "donor_code", tokenHash: sha256(`donor_code:${requestId}`), email: email.toLowerCase(), createdAt: at, expiresAt: new Date(at.getTime() + hours(codeHours)) }], skipDuplicates: true });
}

/** The way in for somebody who can read the mail but not follow its links. A code opens once. @returns the donor's token @throws 400 on the field, 429 */
export async function openByCode(actor: Actor, input: { email: string; code: string }): Promise<string> {
  await limit("donorcode.address", actor.address);
  await limit("donorcode.email", input.email);
  const asked = await db.oneTimeLink.findMany({ where: { kind: "donor_code", email: input.email.toLowerCase(), usedAt: null, expiresAt: { gt: now() } }, orderBy: { createdAt: "desc" }, take: 5, select: { id: true } });
  const wrong = new AppError("invalid", "wrongCode", { issues: [{ path: "code", message: "wrongCode" }] });
  const right = asked.find((row) => sha256(codeOf(row.id)) === sha256(input.code));
  if (!right) throw wrong;
  const gift = await db.donation.findFirst({ where: { donorEmail: { equals: input.email, mode: "insensitive" }, status: { notIn: ["created", "checkout_open"] } }, orderBy: [{ createdAt: "desc" }, { id: "asc" }], select: { id: true, linkVersion: true } });
  if (!gift || (await db.oneTimeLink.updateMany({ where: { id: right.id, usedAt: null }, data: { usedAt: now() } })).count === 0) throw wrong;
  return donorToken(gift);
}
