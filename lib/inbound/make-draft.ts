import "server-only";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { systemActor } from "@/lib/auth/actor";
import { enqueue } from "@/lib/jobs/enqueue";
import type { JobHandlers } from "@/lib/jobs/handler";
import { check, type ReadMail } from "@/lib/files/decode";
import { readFile } from "@/lib/storage/store";
import { openCampaign } from "@/lib/inbound/address";
import { readHead } from "@/lib/inbound/head";
import { ourSubjects } from "@/lib/inbound/our-subjects";
import { draftOf } from "@/lib/inbound/reply-text";
import type { InboundFailure } from "@/lib/inbound/rules";
import { senderOf } from "@/lib/inbound/sender";
import { insertUpdate } from "@/lib/updates/insert-update";
import { discardPictures, saveMailedPictures } from "@/lib/updates/save-pictures";

const failureOf = {
  tooManyParts: "too_many_parts",
  tooDeep: "too_deep",
  tooHeavy: "too_heavy",
  tooLarge: "too_heavy",
  unreadable: "unreadable",
  damaged: "unreadable",
} as const satisfies Record<string, InboundFailure>;

const waitingMail = (mailId: string) =>
  db.inboundMail.findFirst({
    where: { id: mailId, status: "received" },
    include: { campaign: { select: { id: true, ngoId: true, title: true } } },
  });
type Waiting = NonNullable<Awaited<ReturnType<typeof waitingMail>>>;
type Sender = Awaited<ReturnType<typeof senderOf>>;
/** The sender, as stored in the row. */
const written = (sender: Sender) =>
  "userId" in sender
    ? { userId: sender.userId, warning: null }
    : { userId: null, warning: sender.warning };

/** Deletes the mail with the row's last change. Only a proven sender is notified. */
async function fail(mail: Waiting, failure: InboundFailure, sender: Sender): Promise<void> {
  log.warn("inbound.no_draft", { mail: mail.id, campaign: mail.campaignId, reason: failure });
  await db.$transaction(async (tx) => {
    const { count } = await tx.inboundMail.updateMany({
      where: { id: mail.id, status: "received" },
      data: {
        status: "failed",
        failure,
        handledAt: now(),
        storageKey: null,
        ...written(sender),
      },
    });
    if (count === 0) return;
    if (mail.storageKey) await removeFile(tx, mail.storageKey);
    if ("userId" in sender)
      await enqueue(tx, "mail.inbound_failed", `inbound_failed:${mail.id}`, { mailId: mail.id });
  });
}

const removeFile = (tx: Parameters<typeof enqueue>[0], storageKey: string) =>
  enqueue(tx, "files.delete", `files:${storageKey}`, { storageKeys: [storageKey] });

/** Parses an incoming mail and makes a draft of it. A second run finds it done. */
async function makeDraft({ mailId }: { mailId: string }): Promise<void> {
  const mail = await waitingMail(mailId);
  if (!mail) return;
  const raw = mail.storageKey ? await readFile(mail.storageKey) : null;
  if (raw === null) return fail(mail, "unreadable", { warning: "not_proven" });
  const sender = await senderOf(readHead(raw.bytes) ?? [], mail.campaign.ngoId);
  const open = { id: mail.campaignId, ...openCampaign };
  if ((await db.campaign.count({ where: open })) === 0) return fail(mail, "closed", sender);
  const read = await check("mail", { bytes: raw.bytes });
  if ("refused" in read) return fail(mail, failureOf[read.refused], sender);
  const draft = draftOf(read, ourSubjects());
  if (draft === null) return fail(mail, "no_text", sender);
  try {
    await write(mail, { draft, read, sender });
  } catch (error) {
    if (error instanceof AppError && error.key === "picturesKept")
      return fail(mail, "pictures_full", sender);
    throw error;
  }
}

type Result = { draft: { title: string; text: string }; read: ReadMail; sender: Sender };

async function write(mail: Waiting, { draft, read, sender }: Result): Promise<void> {
  const { campaign } = mail;
  const pictures = read.pictures.map(({ bytes }) => Buffer.from(bytes));
  const saved = await saveMailedPictures(campaign.ngoId, pictures);
  try {
    await db.$transaction(async (tx) => {
      // locked, so that of two concurrent runs the later finds it done
      const held = await tx.$queryRaw<unknown[]>`
        select 1 from inbound_mail where id = ${mail.id} and status = 'received' for update`;
      if (held.length === 0) throw new AlreadyDone();
      const { id: updateId } = await insertUpdate(tx, systemActor("inbound"), {
        campaign,
        content: {
          ...draft,
          figures: [],
          pictures: [...saved.keys()].map((position) => ({ position })),
        },
        saved,
        publish: false,
      });
      await tx.inboundMail.update({
        where: { id: mail.id },
        data: {
          status: "draft",
          handledAt: now(),
          storageKey: null,
          updateId,
          leftOut: read.leftOut + pictures.length - saved.size,
          ...written(sender),
        },
      });
      if (mail.storageKey) await removeFile(tx, mail.storageKey);
      if ("userId" in sender)
        await enqueue(tx, "mail.inbound_draft", `inbound_draft:${mail.id}`, { mailId: mail.id });
    });
  } catch (error) {
    await discardPictures(saved);
    if (!(error instanceof AlreadyDone)) throw error;
  }
}

class AlreadyDone extends Error {}

export const inboundJobs: JobHandlers = { "inbound.draft": makeDraft };
