import "server-only";
import { randomBytes } from "node:crypto";
import { db, type Tx } from "@/lib/db";
import { days, now, nowMs } from "@/lib/clock";
import { emailKey } from "@/lib/email-key";
import { env } from "@/lib/env";
import { newId } from "@/lib/ids";
import { log } from "@/lib/log";
import { site } from "@/lib/site";
import { sha256 } from "@/lib/auth/encryption";
import { enqueue } from "@/lib/jobs/enqueue";
import { abortUpload, commitUpload, stageUpload } from "@/lib/files/stage-upload";
import { storeFile } from "@/lib/storage/store";
import { campaignOfAddress, type InboundCampaign } from "@/lib/inbound/address";
import {
  automaticReason,
  fromAddress,
  hasEmptyReturnPath,
  messageIdOf,
  readHead,
  type Head,
} from "@/lib/inbound/head";
import { mailsADay, type Refusal } from "@/lib/inbound/rules";
import { senderOf } from "@/lib/inbound/sender";

/** A mail as a server hands it over; `sender` is the envelope's, "" for none. */
export type ArrivedMail = { recipient: string; sender: string; raw: Buffer };
export type Received = "taken" | "again" | { refused: Refusal };

const scaledADay = (): number => Math.max(1, Math.floor(mailsADay * env.rateLimitScale));

/** Our own addresses, so that two of our programs never mail each other. */
function isOwn(address: string): boolean {
  const ours = env.MAIL_FROM ?? site.mailFrom;
  const plain = ours.includes("<") ? (/<([^>]{1,254})>/.exec(ours)?.[1] ?? "") : ours;
  const key = emailKey(address);
  return key === emailKey(plain.trim()) || key.endsWith(`@${env.INBOUND_DOMAIN}`);
}

function refusalOf(head: Head | null, sender: string): Refusal | null {
  if (head === null) return "bad_head";
  if (sender === "" || hasEmptyReturnPath(head)) return "no_sender";
  const from = fromAddress(head);
  if (isOwn(sender) || (from !== null && isOwn(from))) return "own_mail";
  return automaticReason(head);
}

const refuse = (reason: Refusal, campaignId?: string): Received => {
  log.warn("inbound.refused", { reason, campaign: campaignId });
  return { refused: reason };
};

/**
 * Accepts a mail: its address and header decide what it is about; a job parses the rest later, in another process. The
 * same mail is accepted again and changes nothing.
 */
export async function receiveMail({ recipient, sender, raw }: ArrivedMail): Promise<Received> {
  const campaign = await campaignOfAddress(recipient);
  if (campaign === null) return refuse("unknown_address");
  const head = readHead(raw);
  const refusal = refusalOf(head, sender.trim());
  if (refusal !== null || head === null) return refuse(refusal ?? "bad_head", campaign.id);
  const messageKey = sha256(messageIdOf(head) ?? raw);
  const where = { campaignId_messageKey: { campaignId: campaign.id, messageKey } };
  if ((await db.inboundMail.count({ where: where.campaignId_messageKey })) > 0) return "again";
  const sent = await senderOf(head, campaign.ngoId);
  const storageKey = `inbound/${randomBytes(16).toString("hex")}`;
  const staged = await stageUpload([storageKey]);
  try {
    await storeFile(storageKey, raw, { contentType: "message/rfc822", visibility: "private" });
    const result = await db.$transaction(async (tx) => {
      const written = await write(tx, campaign, {
        messageKey,
        storageKey,
        from: fromAddress(head),
        userId: "userId" in sent ? sent.userId : null,
      });
      if (written === "taken") await commitUpload(tx, [staged]);
      return written;
    });
    if (result !== "taken") await abortUpload([staged]);
    return result === "too_many" ? refuse("too_many", campaign.id) : result;
  } catch (error) {
    await abortUpload([staged]);
    throw error;
  }
}

async function write(
  tx: Tx,
  campaign: InboundCampaign,
  mail: { messageKey: string; storageKey: string; from: string | null; userId: string | null },
): Promise<"taken" | "again" | "too_many"> {
  // of two concurrent mails the later sees both
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`inbound:${campaign.id}`}, 0))`;
  const { messageKey, storageKey, from, userId } = mail;
  const ofCampaign = { campaignId: campaign.id };
  if ((await tx.inboundMail.count({ where: { ...ofCampaign, messageKey } })) > 0) return "again";
  const since = new Date(nowMs() - days(1));
  // others who know the address, such as a former member, do not use up the team's quota
  const ofSame = { userId: userId === null ? null : { not: null } };
  const lately = { ...ofCampaign, ...ofSame, receivedAt: { gt: since } };
  if ((await tx.inboundMail.count({ where: lately })) >= scaledADay()) return "too_many";
  const id = newId("inboundMail");
  const row = { id, ...ofCampaign, messageKey, storageKey, userId };
  const data = { ...row, fromAddress: from, receivedAt: now() };
  await tx.inboundMail.create({ data });
  await enqueue(tx, "inbound.draft", `inbound:${id}`, { mailId: id });
  return "taken";
}
