import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { db } from "@/lib/db";
import { newId } from "@/lib/ids";
import { now } from "@/lib/clock";
import type { UserActor } from "@/lib/auth/actor";
import { auditRows } from "@/lib/audit/queries";
import { consoleCampaigns } from "@/lib/campaigns/console-queries";
import { contactMessages } from "@/lib/contact/queries";
import { listPledges } from "@/lib/pledges/queries";
import { outbox } from "@/lib/email/outbox-queries";
import { failedJobs } from "@/lib/worker/failed-jobs-queries";
import { retryFailed } from "@/lib/worker/retry";
import { approveName } from "@/lib/ngos/approve-name";
import { approveRenewal } from "@/lib/ngos/approve-renewal";
import { consoleCounts, consoleNgo } from "@/lib/ngos/console-queries";
import { consoleNgos } from "@/lib/ngos/console-list";
import { payoutBalances } from "@/lib/payouts/balances-queries";
import { CampaignGrid } from "@/components/admin/campaign-grid";
import { DetailsDialog } from "@/components/admin/details-dialog";
import { VerificationTable, VerifiedTable } from "@/components/admin/ngo-table";
import {
  actorOf,
  makeAdmin,
  makeCampaign,
  makeDonationRow,
  makeNgo,
  randomText,
  visitor,
} from "../../support/factories";

vi.mock("server-only", () => ({}));
vi.mock("next/navigation", () => ({ useRouter: () => ({ push: () => {} }) }));

const text = (html: string) =>
  html
    .replaceAll("<wbr/>", "") // marks where an address may be broken across lines
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'")
    .replace(/\s+/g, " ");
const nothing = async () => ({ status: "idle" as const });
const actions = {
  approve: nothing,
  reject: nothing,
  suspend: nothing,
  reinstate: nothing,
  approveRenewal: nothing,
  acceptName: nothing,
  scanAgain: nothing,
};
const list = { search: "", verified: false, page: 1, limit: 1000 };

let admin: UserActor;
beforeAll(async () => void (admin = await actorOf(await makeAdmin())));

describe("cards", () => {
  it("[ADM-007, ADM-008, ADM-009] count by status, those that have submitted apart, without the operator", async () => {
    const before = await consoleCounts(admin);
    await makeNgo({ status: "pending", profileComplete: true });
    await makeNgo({ status: "pending", profileComplete: false, submittedAt: null });
    await makeNgo({ status: "rejected" });
    await makeNgo({ renewalSubmittedAt: now() });
    const after = await consoleCounts(admin);
    expect(after).toEqual({
      pending: before.pending + 2,
      ready: before.ready + 1,
      approved: before.approved + 1,
      rejected: before.rejected + 1,
      renewals: before.renewals + 1,
      names: before.names,
    });
    const rows = await db.ngo.findMany({ where: { isOperator: false } });
    expect(after.pending).toBe(rows.filter((r) => r.status === "pending").length);
    expect(after.approved).toBe(rows.filter((r) => r.status === "approved").length);
  });
});

describe("tables", () => {
  const unique = `Zebra ${randomText(4)}`;
  it("[ADM-011, ADM-012, ADM-036, ADM-042] searched by name or e-mail, in pages", async () => {
    const { owner } = await makeNgo({ status: "pending", name: unique });
    expect(
      (await consoleNgos(admin, { ...list, search: unique.toUpperCase() })).ngos.map((n) => n.name),
    ).toEqual([unique]);
    expect(
      (await consoleNgos(admin, { ...list, search: owner.email })).ngos.map((n) => n.name),
    ).toEqual([unique]);
    expect((await consoleNgos(admin, { ...list, search: "%" })).total).toBe(0);
    const first = await consoleNgos(admin, { ...list, page: 1, limit: 2 });
    const second = await consoleNgos(admin, { ...list, page: 2, limit: 2 });
    expect(new Set([...first.ngos, ...second.ngos].map((n) => n.id)).size).toBe(
      Math.min(4, first.total),
    );
  });
  it("[ADM-013, ADM-019, ADM-020, ADM-039] columns; Approve and Reject for pending ones only; Incomplete", async () => {
    await makeNgo({
      status: "pending",
      profileComplete: false,
      submittedAt: null,
      name: `${unique} half`,
    });
    const { ngos } = await consoleNgos(admin, { ...list, search: `${unique} half` });
    const table = (rows: typeof ngos) =>
      renderToStaticMarkup(
        <VerificationTable
          locale="en"
          ngos={rows}
          sort="new"
          by={(sort) => `?sort=${sort}`}
          viewHref={(id) => `?view=${id}`}
          back="/admin/dashboard"
          approve={nothing}
          rejectHref={(id) => `?view=${id}&at=reason`}
        />,
      );
    const markup = table(ngos);
    expect(
      [...markup.matchAll(/<th [^>]*scope="col"[^>]*>(.*?)<\/th>/g)].map((m) =>
        text(m[1]!).replace(/[↑↓↕]/, "").trim(),
      ),
    ).toEqual(["NGO", "Country", "Date", "Status", "Actions"]);
    expect(markup).toMatch(
      /<th [^>]*scope="col"[^>]* aria-sort="descending">Date <a [^>]*href="\?sort=old" aria-label="Date">/,
    );
    expect(text(markup)).toContain("Pending Incomplete View Approve Reject");
    const decided = text(table(ngos.map((n) => ({ ...n, status: "rejected" }))));
    expect(decided).toContain("View");
    expect(decided.split("Actions")[1]).not.toMatch(/Approve|Reject\b/);
  });
  it("[ADM-025] verified ones: campaigns without drafts and archived ones, and the total raised", async () => {
    const { ngo } = await makeNgo({ name: `${unique} sure` });
    await makeCampaign(ngo.id, { raisedCents: 12_34n });
    await makeCampaign(ngo.id, { raisedCents: 100_00n, status: "completed" });
    await makeCampaign(ngo.id, { status: "draft" });
    await makeCampaign(ngo.id, { raisedCents: 5_00n, archivedAt: now() });
    const { ngos } = await consoleNgos(admin, {
      ...list,
      verified: true,
      search: `${unique} sure`,
    });
    expect(ngos).toMatchObject([{ campaigns: 2, raisedCents: 112_34n }]);
    expect(
      text(
        renderToStaticMarkup(
          <VerifiedTable locale="en" ngos={ngos} sort="new" by={() => ""} viewHref={() => ""} />,
        ),
      ),
    ).toContain("2 $112.34");
  });
  it("[ADM-014..018, ADM-024] the dialog: facts, three documents, one of them missing", async () => {
    const { ngo, owner } = await makeNgo({ status: "pending", name: `${unique} view` });
    const document = (kind: string) =>
      db.ngoDocument.create({
        data: {
          id: newId("document"),
          ngoId: ngo.id,
          kind,
          storageKey: `test/${randomText(8)}`,
          fileName: `${kind}.pdf`,
          contentType: "application/pdf",
          byteSize: 1_887_437,
          sha256: "0".repeat(64),
          uploadedBy: owner.id,
        },
      });
    const certificate = await document("registrationCertificate");
    await document("leadershipProof");
    await db.ngo.update({ where: { id: ngo.id }, data: { submittedAt: new Date() } }); // with its documents
    const markup = renderToStaticMarkup(
      <DetailsDialog
        locale="en"
        ngo={await consoleNgo(admin, ngo.id)}
        back="/admin/dashboard"
        here={`/admin/dashboard?view=${ngo.id}`}
        actions={actions}
        place={null}
        placeHref={() => ""}
        sure={false}
        atReason={false}
      />,
    );
    for (const words of [
      "NGO Verification Details",
      `Name ${unique} view`,
      `E-mail ${owner.email}`,
      "E-mail confirmed Yes",
      "Country Kenya",
      "Registration date",
      "Registration Certificate registrationCertificate.pdf, 1.8 MB, not scanned for viruses Open",
      "Proof of Leadership",
      "Additional Document No Document",
      "Reason, if rejecting",
      "Reject",
      "Approve",
    ])
      expect(text(markup)).toContain(words);
    expect(markup).toContain(`href="/documents/${certificate.id}" target="_blank"`);
  });
  it("[ADM-026..035] every campaign, drafts too: by whom, raised of goal, bar capped at 100, donors, label, link", async () => {
    const { ngo } = await makeNgo({ name: `${unique} owner` });
    const rich = await makeCampaign(ngo.id, { raisedCents: 2_500_00n, donorCount: 3 });
    const draft = await makeCampaign(ngo.id, { status: "draft" });
    const { campaigns } = await consoleCampaigns(admin, { page: 1, limit: 500 });
    expect(campaigns.map((c) => c.id)).toEqual(expect.arrayContaining([rich.id, draft.id]));
    const markup = renderToStaticMarkup(
      <CampaignGrid
        locale="en"
        campaigns={[
          campaigns.find((c) => c.id === rich.id)!,
          { ...campaigns.find((c) => c.id === draft.id)!, ngoName: null },
        ]}
      />,
    );
    for (const words of [
      `by ${unique} owner`,
      "by Unknown NGO",
      "$2,500 of $1,000",
      "100%",
      "3 donors",
      "Ongoing",
      "Draft",
      "View Campaign",
    ])
      expect(text(markup)).toContain(words);
    expect(markup).toContain("--percent:100%");
    expect(markup).toContain(`href="/campaigns/${rich.id}"`);
  });
});

describe("decisions after approval", () => {
  it("[NGO-078] a renewal gives two years from now, once", async () => {
    const { ngo } = await makeNgo({
      verifiedUntil: new Date("2026-01-01T00:00:00Z"),
      renewalSubmittedAt: now(),
    });
    await approveRenewal(admin, { id: ngo.id });
    const after = await db.ngo.findUniqueOrThrow({ where: { id: ngo.id } });
    expect(after.renewalSubmittedAt).toBeNull();
    expect(
      Math.abs(after.verifiedUntil!.getTime() - now().getTime() - 730 * 86_400_000),
    ).toBeLessThan(3 * 86_400_000);
    await expect(approveRenewal(admin, { id: ngo.id })).rejects.toMatchObject({
      code: "already_decided",
    });
  });
  it("[NGO-079] a new name shows after an admin's yes to exactly that name", async () => {
    const { ngo } = await makeNgo({ pendingName: "New Name" });
    await expect(approveName(admin, { id: ngo.id, name: "Another" })).rejects.toMatchObject({
      code: "already_decided",
    });
    await approveName(admin, { id: ngo.id, name: "New Name" });
    expect(await db.ngo.findUnique({ where: { id: ngo.id } })).toMatchObject({
      name: "New Name",
      pendingName: null,
    });
  });
});

describe("the other pages", () => {
  it("[ADM-038, GIVE-055] pledges: the open ones, or all", async () => {
    const { ngo } = await makeNgo();
    const campaign = await makeCampaign(ngo.id);
    const pledge = (status: string) =>
      makeDonationRow(campaign, { kind: "pledge", method: "daf", status });
    const [open, gone] = [await pledge("pending_confirmation"), await pledge("rejected")];
    const ids = async (all: boolean) =>
      (await listPledges(admin, { all, page: 1, limit: 1000 })).pledges.map((p) => p.id);
    expect(await ids(false)).toContain(open.id);
    expect(await ids(false)).not.toContain(gone.id);
    expect(await ids(true)).toEqual(expect.arrayContaining([open.id, gone.id]));
  });
  it("a job that was given up runs again, once, and it is in the audit log", async () => {
    const job = await db.job.create({
      data: {
        kind: "mail.receipt",
        dedupeKey: `test:${randomText(8)}`,
        status: "dead",
        attempts: 12,
        lastError: "boom",
      },
    });
    expect((await failedJobs(admin, { page: 1, limit: 1000 })).jobs.map((j) => j.id)).toContain(
      String(job.id),
    );
    await retryFailed(admin, { id: String(job.id) });
    expect(await db.job.findUnique({ where: { id: job.id } })).toMatchObject({
      status: "new",
      attempts: 0,
    });
    await expect(retryFailed(admin, { id: String(job.id) })).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(retryFailed(admin, { id: "x" })).rejects.toMatchObject({ code: "not_found" });
    expect(
      (await auditRows(admin, { search: String(job.id), page: 1, limit: 5 })).rows[0],
    ).toMatchObject({ action: "job.run_again", who: admin.email });
  });
  it("[PUB-145, ADM-037, ADM-040, GIVE-110] none of it for visitors and NGOs", async () => {
    const { owner } = await makeNgo();
    const page = { page: 1, limit: 20 };
    for (const actor of [visitor, await actorOf(owner)]) {
      for (const read of [
        () => consoleCounts(actor),
        () => consoleNgos(actor, list),
        () => consoleNgo(actor, "ngo_x"),
        () => consoleCampaigns(actor, page),
        () => listPledges(actor, { all: true, ...page }),
        () => auditRows(actor, { search: "", ...page }),
        () => contactMessages(actor, page),
        () => outbox(actor, { search: "", ...page }),
        () => failedJobs(actor, page),
        () => retryFailed(actor, { id: "1" }),
        () => payoutBalances(actor),
      ])
        await expect(read()).rejects.toMatchObject({
          code: actor.kind === "visitor" ? "unauthenticated" : "forbidden",
        });
    }
  });
});
