import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "@/lib/db";
import { settleDonation } from "@/lib/donations/settle";
import { enqueue } from "@/lib/jobs/enqueue";
import { inLogContext, logContext } from "@/lib/log-context";
import { jobHandlers } from "@/lib/worker/registry";
import { runDueJobs } from "@/lib/worker/run";
import { makeCampaign, makeNgo } from "@/tests/support/factories";
import { makeOpenDonation, paidCharge, patiently } from "@/tests/support/money";

const traceParent = `00-${"1".repeat(32)}-${"2".repeat(16)}-01`;

beforeEach(async () => {
  // not the others': the books count the jobs of receipts
  await db.job.deleteMany({ where: { dedupeKey: { startsWith: "request:" } } });
  globalThis.harambeeTracing = {
    traceParent: () => traceParent,
    inJobSpan: (_job, run) => run(),
    stop: async () => {},
  };
});
afterEach(() => {
  globalThis.harambeeTracing = undefined;
  vi.restoreAllMocks();
});
afterAll(() => db.$disconnect());

const row = (dedupeKey: string) => db.job.findUniqueOrThrow({ where: { dedupeKey } });

describe("a job knows the request that caused it", () => {
  test("and hands it on to the jobs that it makes, and to the lines of its log", async () => {
    const seen: unknown[] = [];
    vi.spyOn(jobHandlers, "files.delete").mockImplementation(async ({ storageKeys }) => {
      if (storageKeys[0] !== "of this test") return;
      seen.push(logContext());
      await enqueue(db, "files.delete", "request:second", { storageKeys: [] }, new Date(4e12));
    });
    await inLogContext({ requestId: "req_of_this_test" }, () =>
      enqueue(db, "files.delete", "request:first", { storageKeys: ["of this test"] }),
    );
    const first = await row("request:first");
    expect(first).toMatchObject({ requestId: "req_of_this_test", traceParent });
    await runDueJobs();
    expect(seen).toEqual([
      { job: String(first.id), kind: "files.delete", requestId: "req_of_this_test" },
    ]);
    expect(await row("request:second")).toMatchObject({ requestId: "req_of_this_test" });
  });

  test("also where the database's own function writes it, in one statement with the settlement", async () => {
    const settle = async () => {
      const campaign = await makeCampaign((await makeNgo()).ngo.id);
      const donation = await makeOpenDonation(campaign, {});
      const charge = paidCharge({ donationId: donation.id });
      const { amountCents } = charge;
      const session = { id: donation.sessionId!, amountCents, currency: "usd" };
      const input = { donationId: donation.id, charge, session, cause: "test" };
      expect(await patiently(() => settleDonation(input))).toBe("applied");
      return row(`receipt:${donation.id}`);
    };
    const caused = await inLogContext({ requestId: "req_that_settles" }, settle);
    expect(caused).toMatchObject({ requestId: "req_that_settles", traceParent });
    // the setting was local to the transaction: the same connection has none afterwards
    globalThis.harambeeTracing = undefined;
    expect(await settle()).toMatchObject({ requestId: null, traceParent: null });
  });

  test("an invalid request id or trace is refused by the database", async () => {
    const write = (requestId: string, trace: string) =>
      db.$executeRaw`insert into job (kind, dedupe_key, request_id, trace_parent) values ('files.delete', 'request:bad', ${requestId}, ${trace})`;
    await expect(write("x".repeat(65), traceParent)).rejects.toThrow("job_request_id_short");
    await expect(write("req_x", "not a trace")).rejects.toThrow("job_trace_parent_form");
  });
});
