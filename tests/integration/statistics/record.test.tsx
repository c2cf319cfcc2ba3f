import { afterAll, expect, test, vi } from "vitest";
import { days, now } from "@/lib/clock";
import { db } from "@/lib/db";
import { locales } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { newId } from "@/lib/ids";
import { verificationRecord } from "@/lib/statistics/record-queries";
import RecordPage from "@/app/[locale]/ngo-campaigns/[id]/record/page";
import {
  makeAdmin,
  makeCampaign,
  makeConcern,
  makeDonationRow,
  makeNgo,
  makeUpdate,
  randomText,
} from "@/tests/support/factories";
import { markupOf, textOf } from "@/tests/support/page";

vi.mock("next/navigation", () => ({
  notFound: () => {
    throw new Error("not found");
  },
  useRouter: () => ({}),
  usePathname: () => "/",
  useParams: () => ({}),
}));
afterAll(() => db.$disconnect());

const at = (iso: string): Date => new Date(`${iso}T12:00:00Z`);

/** An organisation with everything that its record can contain, and text that must not be revealed. */
async function world() {
  const secret = `secret-${randomText(8)}`;
  const admin = await makeAdmin({ name: `Reviewer ${secret}` });
  const { ngo, owner } = await makeNgo({
    approvedAt: at("2026-03-02"),
    verifiedUntil: at("2031-03-02"),
    bankCipher: secret,
    bankKeyVersion: 1,
  });
  const campaign = await makeCampaign(ngo.id);
  const document = (kind: string, more = {}) =>
    db.ngoDocument.create({
      data: {
        ...{ id: newId("document"), ngoId: ngo.id, kind, storageKey: `${secret}-${randomText()}` },
        ...{ fileName: `${secret}.pdf`, contentType: "application/pdf", byteSize: 10 },
        ...{ sha256: "0".repeat(64), uploadedBy: owner.id, createdAt: at("2026-02-20"), ...more },
      },
    });
  await document("registrationCertificate");
  await document("leadershipProof", { replacedAt: at("2026-02-21") });
  await db.ngoEvent.create({
    data: {
      ...{ id: newId("event"), ngoId: ngo.id, kind: "renewal_approved", actorId: admin.id },
      ...{ reason: secret, createdAt: at("2027-01-15") },
    },
  });
  await makeDonationRow(campaign, { settledAt: new Date(now().getTime() - days(200)) });
  await makeUpdate(campaign.id, { publishedAt: new Date(now().getTime() - days(150)) });
  await makeConcern(campaign, { text: secret });
  await makeConcern(campaign, { state: "dismissed", answer: secret, endedAt: now() });
  await makeConcern(campaign, { isSpam: true, email: null });
  return { ngo, secret, campaign };
}

test("[IMP-049] the record is made of decisions, documents, updates and concerns, and holds nothing private", async () => {
  const { ngo, secret } = await world();
  const record = await verificationRecord(ngo.id);
  expect(record.checks).toEqual([
    { what: "application", at: at("2026-03-02"), by: "administrator" },
    {
      ...{ what: "renewal", at: at("2027-01-15"), by: "administrator" },
      until: at("2031-03-02"),
    },
    { what: "certificate", at: at("2026-02-20"), by: "withApplication" },
    { what: "owner", at: null, by: "byLink" },
    { what: "bank", at: null, by: "byProgram" },
  ]);
  expect(record.lacks).toEqual(["leadership"]);
  expect(record.paid).toEqual([]);
  expect(record.concerns).toEqual({ raised: 2, answered: 0, dismissed: 1, open: 1 });
  expect(record.reports.punctuality).toEqual({ onTime: 1, total: 1 });

  const markup = await markupOf(RecordPage, { params: { id: ngo.id } });
  expect(markup).not.toContain(secret);
  const text = textOf(markup);
  for (const words of [
    "Verified since Mar 2, 2026, until Mar 2, 2031.",
    "An administrator of Harambee",
    "It has submitted no proof of leadership.",
    "1 of 1 report on time",
    "Nothing has been paid out yet.",
    "2 concerns were raised: 0 answered, 1 dismissed with a reason, 1 being worked on.",
  ])
    expect(text).toContain(words);
  expect(textOf(await markupOf(RecordPage, { locale: "fr", params: { id: ngo.id } }))).toContain(
    "Dossier de vérification",
  );
});

test("[IMP-049] what was sent is summed by month in UTC; what is on its way or came back is in none", async () => {
  const { ngo } = await makeNgo();
  const sent = (sentAt: string, cents: bigint, status = "sent") =>
    db.payout.create({
      data: {
        ...{ id: newId("payout"), ngoId: ngo.id, amountCents: cents, status },
        ...{ reason: "manual", period: "2027-01", sentAt: new Date(sentAt) },
      },
    });
  await sent("2027-01-01T00:00:00Z", 100_00n);
  await sent("2027-01-31T23:59:59Z", 50_50n);
  await sent("2027-03-01T00:00:00Z", 7_00n);
  for (const status of ["sending", "failed", "returned", "canceled"])
    await sent("2027-02-10T12:00:00Z", 1_000_00n, status);
  const record = await verificationRecord(ngo.id);
  expect(record.paid).toEqual([
    { month: new Date("2027-01-01T00:00:00Z"), cents: 150_50n, payouts: 2 },
    { month: new Date("2027-03-01T00:00:00Z"), cents: 7_00n, payouts: 1 },
  ]);
  const text = textOf(await markupOf(RecordPage, { params: { id: ngo.id } }));
  expect(text).toContain("3 payouts, $157.50 in all, the last in March 2027.");
  expect(text).toContain("March 2027 1 $7.00 January 2027 2 $150.50");
  expect(text).not.toContain("1,000");
  // no money stands behind them in the books
  await db.payout.deleteMany({ where: { ngoId: ngo.id } });
});

test("[IMP-049] with nothing to tell each part says so, in each language", async () => {
  const { ngo } = await makeNgo({ approvedAt: at("2026-03-02") });
  await makeCampaign(ngo.id);
  for (const locale of locales) {
    const text = textOf(await markupOf(RecordPage, { locale, params: { id: ngo.id } }));
    const [record, reports] = [translator(locale, "record"), translator(locale, "reports")];
    for (const words of [record("payoutsNone"), record("concernsNone"), reports("none")])
      expect(text).toContain(words);
  }
});

test("there is none of an organisation that nobody sees", async () => {
  const { ngo } = await makeNgo({ status: "pending" });
  await expect(markupOf(RecordPage, { params: { id: ngo.id } })).rejects.toThrow("not found");
});
