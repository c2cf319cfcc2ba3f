import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { auditRows } from "@/lib/audit/queries";
import type { NgoActor, UserActor } from "@/lib/auth/actor";
import { consoleCampaigns } from "@/lib/campaigns/console-queries";
import { listPublicCampaigns } from "@/lib/campaigns/list-queries";
import { concerns } from "@/lib/concerns/queries";
import { contactMessages } from "@/lib/contact/queries";
import { consoleDonations } from "@/lib/donations/console-queries";
import { donationsCsv } from "@/tests/support/exports";
import { donationFilter } from "@/lib/donations/donation-filter";
import { allNgoDonors, ngoDonors } from "@/lib/donations/ngo-donor-queries";
import { ngoDonations } from "@/lib/donations/queries";
import { outbox } from "@/lib/email/outbox-queries";
import { newId } from "@/lib/ids";
import { consoleNgos } from "@/lib/ngos/console-list";
import { directory } from "@/lib/ngos/public-queries";
import { listNgos } from "@/lib/ngos/queries";
import { listPayouts } from "@/lib/payouts/queries";
import { listPledges } from "@/lib/pledges/queries";
import { consoleSupporters } from "@/lib/supporters/console-queries";
import {
  actorOf,
  makeAdmin,
  makeCampaign,
  makeConcern,
  makeDonationRow,
  makeNgo,
  ngoActorOf,
  randomText,
  visitor,
} from "@/tests/support/factories";
import { makeSupporterPage } from "@/tests/support/supporters";

afterAll(() => db.$disconnect());

const mark = randomText(5);
const page = { page: 1, limit: 20 };
let admin: UserActor;
let member: NgoActor;

beforeAll(async () => {
  const { ngo, owner } = await makeNgo({ name: `Bibliothèques d’Élan ${mark}` });
  const campaign = await makeCampaign(ngo.id, {
    title: `Une École à Ségou ${mark}`,
    description: `L’œuvre de ${mark}`,
  });
  await db.campaignVersion.create({
    data: {
      campaignId: campaign.id,
      language: "yo",
      title: `Ilé ẹ̀kọ́ ${mark}`,
      description: "Ẹ jọ̀wọ́",
    },
  });
  await makeDonationRow(campaign, {
    donorName: `Adébáyọ̀ N’Diaye ${mark}`,
    donorEmail: `giver-${mark}@test.example`,
    status: "succeeded",
    settledAt: new Date(),
  });
  await makeDonationRow(campaign, {
    donorName: `Jérôme ${mark}`,
    kind: "pledge",
    method: "daf",
    status: "pending_confirmation",
    settledAt: null,
  });
  await makeSupporterPage(campaign.id, {
    name: `Ƙasim ${mark}`,
    words: `Pour l’école ${mark}`,
    confirmedAt: new Date(),
  });
  await makeConcern(campaign, { text: `Où est l’école ${mark}` });
  await db.contactMessage.create({
    data: {
      id: newId("message"),
      name: `Zoë ${mark}`,
      email: `zoe-${mark}@test.example`,
      subject: "Été",
      message: `L’été ${mark}`,
    },
  });
  await db.emailMessage.create({
    data: {
      id: newId("email"),
      dedupeKey: `folded:${mark}`,
      kind: "receipt",
      toAddress: `giver-${mark}@test.example`,
      subject: `Reçu de l’École ${mark}`,
      html: "",
      text: "",
    },
  });
  await db.auditLog.create({
    data: { action: "ngo.approved", entity: "ngo", entityId: ngo.id, actorLabel: `Zoë ${mark}` },
  });
  await db.payout.create({
    data: {
      id: newId("payout"),
      ngoId: ngo.id,
      amountCents: 100_00n,
      reason: "manual",
      period: "2026-01",
      status: "canceled",
      providerRef: `Réf. ${mark}`,
    },
  });
  admin = await actorOf(await makeAdmin());
  member = await ngoActorOf(owner);
});

const rowsOf = async (search: string): Promise<number> => {
  let text = "";
  for await (const piece of donationsCsv(member, donationFilter({ search }))) text += piece;
  return text.trim().split("\n").length - 1;
};

const searches: Record<string, [find: (search: string) => Promise<number>, ...typed: string[]]> = {
  "public campaigns": [
    async (search) => (await listPublicCampaigns({ search, ...page })).pagination.total,
    "une ecole a segou",
    "UNE ÉCOLE À SÉGOU",
    "l'oeuvre de",
    "l’œuvre de",
    "ile eko",
  ],
  "campaigns in the console": [
    async (search) => (await consoleCampaigns(admin, { search, ...page })).total,
    "ecole a segou",
    "ile eko",
    "bibliotheques d'elan",
  ],
  directory: [
    async (search) => (await directory(search, 1, "en")).total,
    "bibliotheques d'elan",
    "BIBLIOTHÈQUES D’ÉLAN",
  ],
  "organisations by call": [
    async (search) => (await listNgos(visitor, { search, ...page })).pagination.total,
    "bibliotheques d'elan",
  ],
  "organisations by an administrator's call": [
    async (search) => (await listNgos(admin, { search, ...page })).pagination.total,
    "d'elan",
  ],
  "organisations in the console": [
    async (search) => (await consoleNgos(admin, { search, verified: false, ...page })).total,
    "d'élan",
  ],
  "donors of an organisation": [
    async (search) => (await ngoDonors(member, { search, page: 1 })).total,
    "adebayo n'diaye",
    "ADÉBÁYỌ̀ N’DIAYE",
  ],
  "donors in their export": [
    async (search) => (await allNgoDonors(member, search)).length,
    "adebayo n'diaye",
  ],
  "donations of an organisation": [
    async (search) => (await ngoDonations(member, donationFilter({ search }), 1)).donations.length,
    "adebayo n'diaye",
    "jerome",
  ],
  "donations in their export": [rowsOf, "adebayo n'diaye"],
  "donations in the console": [
    async (search) =>
      (await consoleDonations(admin, { search, wished: false, sort: "new", ...page })).total,
    "adebayo n'diaye",
  ],
  pledges: [
    async (search) => (await listPledges(admin, { all: true, search, sort: "new", ...page })).total,
    "jerome",
  ],
  payouts: [
    async (search) => (await listPayouts(admin, { search, ...page })).total,
    "ref.",
    "RÉF.",
    "bibliotheques d'elan",
  ],
  messages: [async (search) => (await contactMessages(admin, { search, ...page })).total, "l'ete"],
  concerns: [
    async (search) => (await concerns(admin, { view: "open", search, sort: "new", ...page })).total,
    "ou est l'ecole",
  ],
  "supporters' pages": [
    async (search) => (await consoleSupporters(admin, { search, ...page })).total,
    "pour l'ecole",
  ],
  outbox: [async (search) => (await outbox(admin, { search, ...page })).total, "recu de l'ecole"],
  "the audit log": [async (search) => (await auditRows(admin, { search, ...page })).total, "zoe"],
};

describe("[I18N-011] a search without accents and with either apostrophe finds", () => {
  const cases = Object.entries(searches).flatMap(([where, [find, ...typed]]) =>
    typed.map((text) => [where, `${text} ${mark}`, find] as const),
  );
  test.each(cases)("%s: %s", async (_where, search, find) => {
    expect(await find(search)).toBe(1);
    expect(await find(`${search}x`)).toBe(0);
  });
});

test("marks alone find nothing, and no text is too long", async () => {
  for (const search of ["\u0301", "ـ", "\u0301".repeat(5_000), "ﷺ".repeat(5_000)])
    expect((await listPublicCampaigns({ search, ...page })).pagination.total, search[0]).toBe(0);
});

test("who a donor hides from the organisation is not found by a folded name either", async () => {
  const { ngo, owner } = await makeNgo();
  const campaign = await makeCampaign(ngo.id);
  await makeDonationRow(campaign, {
    donorName: `Zoë Hidden ${mark}`,
    shareWithNgo: false,
    status: "succeeded",
    settledAt: new Date(),
  });
  const actor = await ngoActorOf(owner);
  for (const search of [`Zoë Hidden ${mark}`, `zoe hidden ${mark}`]) {
    expect((await ngoDonors(actor, { search, page: 1 })).total).toBe(0);
    const found = await ngoDonations(actor, donationFilter({ search }), 1);
    expect(found.donations).toEqual([]);
  }
});

test("a text that changes is found by its new words alone", async () => {
  const { ngo } = await makeNgo({ name: `Été ${mark}` });
  await db.ngo.update({ where: { id: ngo.id }, data: { name: `Forêt ${mark}` } });
  expect((await directory(`ete ${mark}`, 1, "en")).total).toBe(0);
  expect((await directory(`foret ${mark}`, 1, "en")).total).toBe(1);
});
