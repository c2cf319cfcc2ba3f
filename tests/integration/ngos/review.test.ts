import { afterAll, afterEach, describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { newId } from "@/lib/ids";
import { now, nowMs, setClockForTests } from "@/lib/clock";
import { recordSecurity } from "@/lib/audit/security-log";
import { runDueJobs } from "@/lib/worker/run";
import { approveNgo } from "@/lib/ngos/approve-ngo";
import { approveRenewal } from "@/lib/ngos/approve-renewal";
import { consoleCounts, consoleNgo } from "@/lib/ngos/console-queries";
import { consoleNgos, placeInList } from "@/lib/ngos/console-list";
import { rejectNgo } from "@/lib/ngos/reject-ngo";
import { saveDraft } from "@/lib/ngos/save-draft";
import { openUndo, undoDecision, undoMs } from "@/lib/ngos/undo-decision";
import {
  actorOf,
  makeAdmin,
  makeCampaign,
  makeNgo,
  ngoActorOf,
  randomText,
} from "@/tests/support/factories";

afterAll(() => db.$disconnect());
afterEach(() => setClockForTests(null));

const list = { search: "", verified: false, page: 1, limit: 20 };
const later = (ms: number) => setClockForTests(new Date(nowMs() + ms));
const stored = (id: string) => db.ngo.findUniqueOrThrow({ where: { id } });
const mailsTo = (toAddress: string) => db.emailMessage.count({ where: { toAddress } });

async function document(ngoId: string, uploadedBy: string, purpose = "application") {
  const { id } = await db.ngoDocument.create({
    data: {
      id: newId("document"),
      ngoId,
      kind: "registrationCertificate",
      purpose,
      storageKey: `test/${randomText()}`,
      fileName: "a.pdf",
      contentType: "application/pdf",
      byteSize: 1,
      sha256: "0",
      uploadedBy,
      createdAt: new Date(nowMs() - 60_000),
    },
  });
  return id;
}

async function waiting(name = `Waiting ${randomText(6)}`) {
  const { ngo, owner } = await makeNgo({ status: "pending", name });
  const certificate = await document(ngo.id, owner.id);
  await db.ngo.update({
    where: { id: ngo.id },
    data: { submittedAt: new Date(nowMs() - 60_000) },
  });
  return { ngo, owner, certificate, admin: await actorOf(await makeAdmin()) };
}

describe("the reviewer's queue", () => {
  test("is narrowed to what waits, counted, and walked through in its order", async () => {
    const mark = randomText(8);
    const first = await waiting(`Aa ${mark}`);
    const second = await waiting(`Bb ${mark}`);
    const third = await waiting(`Cc ${mark}`);
    const { admin } = first;
    const before = await consoleCounts(admin);
    await rejectNgo(admin, { id: second.ngo.id });
    const renewed = await makeNgo({ name: `Dd ${mark}`, renewalSubmittedAt: now() });
    const renamed = await makeNgo({ name: `Ee ${mark}`, pendingName: `Ff ${mark}` });
    const counts = await consoleCounts(admin);
    expect(counts.names - before.names).toBe(1);
    expect(counts.renewals - before.renewals).toBe(1);

    const shown = async (show: "ready" | "pending" | "renewals" | "names" | "rejected") =>
      (await consoleNgos(admin, { ...list, search: mark, show, sort: "name" })).ngos.map(
        (n) => n.id,
      );
    expect(await shown("ready")).toEqual([first.ngo.id, third.ngo.id]);
    expect(await shown("pending")).toEqual([first.ngo.id, third.ngo.id]);
    expect(await shown("rejected")).toEqual([second.ngo.id]);
    expect(await shown("renewals")).toEqual([renewed.ngo.id]);
    expect(await shown("names")).toEqual([renamed.ngo.id]);

    const inOrder = { search: mark, verified: false, sort: "name" } as const;
    expect(await placeInList(admin, inOrder, second.ngo.id)).toEqual({
      position: 2,
      total: 5,
      before: first.ngo.id,
      after: third.ngo.id,
    });
    expect(await placeInList(admin, { ...inOrder, show: "ready" }, third.ngo.id)).toEqual({
      position: 2,
      total: 2,
      before: first.ngo.id,
      after: null,
    });
    expect(await placeInList(admin, { ...inOrder, show: "ready" }, second.ngo.id)).toBeNull();
    await expect(
      placeInList(await ngoActorOf(first.owner), inOrder, first.ngo.id),
    ).rejects.toMatchObject({ code: "forbidden" });
  });
});

describe("a yes without a look at the certificate", () => {
  test("is refused until this administrator opened it, or said that they did not", async () => {
    const { ngo, certificate, admin } = await waiting();
    const yes = { id: ngo.id, mustHaveOpened: true };
    const refused = { code: "conflict", key: "certificateNotOpened" };
    await expect(approveNgo(admin, yes)).rejects.toMatchObject(refused);
    // a view by somebody else, or of another document, does not count
    const other = await actorOf(await makeAdmin());
    await recordSecurity(other, { kind: "document_opened", detail: `${ngo.id} ${certificate}` });
    await recordSecurity(admin, { kind: "document_opened", detail: `${ngo.id} doc_other` });
    await expect(approveNgo(admin, yes)).rejects.toMatchObject(refused);
    expect((await stored(ngo.id)).status).toBe("pending");
    await recordSecurity(admin, { kind: "document_opened", detail: `${ngo.id} ${certificate}` });
    await approveNgo(admin, yes);
    expect((await stored(ngo.id)).status).toBe("approved");
  });

  test("the call has no such question; a renewal has it for its own certificate", async () => {
    const { ngo, admin } = await waiting();
    await approveNgo(admin, { id: ngo.id });
    const renewal = await makeNgo({ renewalSubmittedAt: now() });
    await document(renewal.ngo.id, renewal.owner.id);
    const certificate = await document(renewal.ngo.id, renewal.owner.id, "renewal");
    const yes = { id: renewal.ngo.id, mustHaveOpened: true };
    await expect(approveRenewal(admin, yes)).rejects.toMatchObject({
      key: "certificateNotOpened",
    });
    await recordSecurity(admin, {
      kind: "document_opened",
      detail: `${renewal.ngo.id} ${certificate}`,
    });
    await approveRenewal(admin, yes);
  });
});

describe("a decision of the console is undone for a while", () => {
  test.each(["approved", "rejected"] as const)(
    "%s: back in the queue as it was, no mail sent, both in the history and the audit log, once",
    async (kind) => {
      const { ngo, owner, admin } = await waiting();
      const seen = (await consoleNgo(admin, ngo.id)).version;
      const before = await mailsTo(owner.email);
      await (kind === "approved" ? approveNgo : rejectNgo)(admin, { id: ngo.id, undoable: true });
      expect((await stored(ngo.id)).status).toBe(kind);
      await runDueJobs();
      expect(await mailsTo(owner.email), "the mail waits").toBe(before);
      const undo = await openUndo(admin);
      expect(undo).toMatchObject({ kind, name: ngo.name });
      const eventId = undo!.eventId;

      const other = await actorOf(await makeAdmin());
      expect(await openUndo(other)).toBeNull();
      await expect(undoDecision(other, { eventId })).rejects.toMatchObject({ code: "not_found" });
      await expect(undoDecision(await ngoActorOf(owner), { eventId })).rejects.toMatchObject({
        code: "forbidden",
      });
      const tries = await Promise.allSettled([
        undoDecision(admin, { eventId }),
        undoDecision(admin, { eventId }),
        undoDecision(admin, { eventId }),
      ]);
      expect(tries.filter((r) => r.status === "fulfilled")).toHaveLength(1);

      expect(await stored(ngo.id)).toMatchObject({
        status: "pending",
        approvedAt: null,
        verifiedUntil: null,
        rejectionReason: null,
      });
      expect((await consoleNgo(admin, ngo.id)).version, "the same application").toBe(seen);
      later(undoMs + 1_000);
      await runDueJobs();
      expect(await mailsTo(owner.email), "no mail, also later").toBe(before);
      expect(await openUndo(admin)).toBeNull();
      const undone = kind === "approved" ? "approval_undone" : "rejection_undone";
      expect(
        (await db.ngoEvent.findMany({ where: { ngoId: ngo.id }, select: { kind: true } }))
          .map((e) => e.kind)
          .sort(),
      ).toEqual([kind, undone].sort());
      for (const action of [`ngo.${kind}`, `ngo.${undone}`])
        expect(await db.auditLog.count({ where: { action, entityId: ngo.id } }), action).toBe(1);
      // and it can be decided again, with its mail
      await approveNgo(admin, { id: ngo.id, version: seen });
      await runDueJobs();
      expect(await mailsTo(owner.email)).toBe(before + 1);
    },
  );

  test("not once its mail is due, nor while a worker has it", async () => {
    const { ngo, owner, admin } = await waiting();
    await rejectNgo(admin, { id: ngo.id, undoable: true });
    const { eventId } = (await openUndo(admin))!;
    const job = { where: { dedupeKey: `ngo_rejected:${eventId}` } };
    await db.job.update({ ...job, data: { leaseUntil: new Date(nowMs() + 30_000), attempts: 1 } });
    await expect(undoDecision(admin, { eventId })).rejects.toMatchObject({ key: "undoTooLate" });
    await db.job.update({ ...job, data: { leaseUntil: null, attempts: 0 } });
    later(undoMs);
    await expect(undoDecision(admin, { eventId })).rejects.toMatchObject({ key: "undoTooLate" });
    expect((await stored(ngo.id)).status).toBe("rejected");
    const before = await mailsTo(owner.email);
    await runDueJobs();
    expect(await mailsTo(owner.email)).toBe(before + 1);
  });

  test("not after anything was built on it: a campaign, other words, another document", async () => {
    const built = await waiting();
    await approveNgo(built.admin, { id: built.ngo.id, undoable: true });
    await makeCampaign(built.ngo.id);
    const edited = await waiting();
    await rejectNgo(edited.admin, { id: edited.ngo.id, undoable: true });
    await saveDraft(await ngoActorOf(edited.owner), { description: "Other words." } as never);
    const replaced = await waiting();
    await rejectNgo(replaced.admin, { id: replaced.ngo.id, undoable: true });
    await db.ngoDocument.update({
      where: { id: replaced.certificate },
      data: { replacedAt: now() },
    });
    for (const { admin, ngo } of [built, edited, replaced]) {
      const { eventId } = (await openUndo(admin))!;
      await expect(undoDecision(admin, { eventId })).rejects.toMatchObject({ key: "undoTooLate" });
      expect((await stored(ngo.id)).status).not.toBe("pending");
      // a refused undo undoes nothing: the mail is still sent
      expect(
        await db.job.count({ where: { dedupeKey: { endsWith: eventId }, status: "new" } }),
      ).toBe(1);
    }
  });

  test("a call's decision has no way back: its mail goes at once", async () => {
    const { ngo, owner, admin } = await waiting();
    const before = await mailsTo(owner.email);
    await rejectNgo(admin, { id: ngo.id });
    expect(await openUndo(admin)).toBeNull();
    await runDueJobs();
    expect(await mailsTo(owner.email)).toBe(before + 1);
  });
});
