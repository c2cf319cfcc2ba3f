import { randomBytes } from "node:crypto";
import { db } from "@/lib/db";
import { newId, newRef } from "@/lib/ids";
import { now } from "@/lib/clock";
import { actorOfUser } from "@/lib/auth/current-actor";
import type { Actor, NgoActor, UserActor } from "@/lib/auth/actor";
import { newWebhookSecret, sealSecret } from "@/lib/webhooks/sign";

/** Creates a test's own data, with random names everywhere, so that tests can share one database. */
export const randomText = (bytes = 5): string => randomBytes(bytes).toString("hex");
export const randomEmail = (name = "person"): string => `${name}-${randomText()}@test.example`;

export const facts = { address: "203.0.113.7", requestId: "req_test", locale: "en" } as const;
export const visitor: Actor = { ...facts, kind: "visitor" };

// a well-formed argon2id hash of an unknown password; tests that log in hash their own
const noPassword =
  "$argon2id$v=19$m=8,t=1,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

type Fields = Record<string, unknown>;

export async function makeUser(fields: Fields = {}) {
  return db.user.create({
    data: {
      id: newId("user"),
      email: randomEmail(),
      name: "Test Person",
      passwordHash: noPassword,
      role: "ngo",
      emailConfirmedAt: now(),
      ...fields,
    } as never,
  });
}

export const makeAdmin = (fields: Fields = {}) =>
  makeUser({ role: "admin", email: randomEmail("admin"), name: "Test Admin", ...fields });

/** An approved NGO with its owner, by default. */
export async function makeNgo(fields: Fields = {}) {
  const approved = (fields["status"] ?? "approved") === "approved";
  const ngo = await db.ngo.create({
    data: {
      id: newId("ngo"),
      // Begins with a letter: six digits alone would be taken for a code in stored mails.
      name: `Test NGO t${randomText(3)}`,
      officialEmail: randomEmail("ngo"),
      country: "Kenya",
      status: "approved",
      profileComplete: true,
      submittedAt: now(),
      ...(approved
        ? { approvedAt: now(), verifiedUntil: new Date(now().getTime() + 730 * 86_400_000) }
        : {}),
      ...fields,
    } as never,
  });
  const owner = await makeMember(ngo.id, { role: "owner" });
  return { ngo, owner };
}

export async function makeMember(
  ngoId: string,
  fields: Fields & { role?: string } = {},
  userFields: Fields = {},
) {
  const user = await makeUser(userFields);
  await db.ngoMember.create({
    data: { userId: user.id, ngoId, role: "admin", ...fields } as never,
  });
  return user;
}

export async function makeCampaign(ngoId: string, fields: Fields = {}) {
  const slug = `test-${randomText(6)}`;
  if ("raisedCents" in fields || "donorCount" in fields || "giftCount" in fields)
    (globalThis as { bareDonationRows?: boolean }).bareDonationRows = true; // totals without donations
  const campaign = await db.campaign.create({
    data: {
      id: newId("campaign"),
      ngoId,
      slug,
      title: `Campaign ${slug}`,
      description: "A test campaign.",
      fundingGoalCents: 1_000_00n,
      cause: "education",
      country: "Kenya",
      status: "ongoing",
      publishedAt: now(),
      ...fields,
    } as never,
  });
  await db.campaignSlug.create({ data: { slug: campaign.slug, campaignId: campaign.id } });
  return campaign;
}

/** A published update, by default. */
export async function makeUpdate(campaignId: string, fields: Fields = {}) {
  return db.campaignUpdate.create({
    data: {
      id: newId("update"),
      campaignId,
      number: 1,
      title: "Two pumps run",
      text: "They give water.",
      publishedAt: now(),
      ...fields,
    } as never,
  });
}

/** A need without donations. */
export async function makeNeed(campaignId: string, fields: Fields = {}) {
  await db.campaign.update({ where: { id: campaignId }, data: { listsNeeds: true } });
  return db.need.create({
    data: {
      id: newId("need"),
      campaignId,
      title: "School desk",
      unitCents: 35_00n,
      wanted: 20,
      position: 1,
      ...fields,
    } as never,
  });
}

/** A concern about an organisation, open by default. */
export async function makeConcern(campaign: { id: string; ngoId: string }, fields: Fields = {}) {
  return db.concern.create({
    data: {
      id: newId("concern"),
      ngoId: campaign.ngoId,
      campaignId: campaign.id,
      text: "The pump was never mended.",
      email: randomEmail("worried"),
      locale: "en",
      createdAt: now(),
      ...fields,
    } as never,
  });
}

let receipts = 9_000_000_000n + BigInt(Math.floor(Math.random() * 1e9));

/** A bare donation row, without ledger or totals: for tests of queries. Settled by default. */
export async function makeDonationRow(
  campaign: { id: string; ngoId: string },
  fields: Fields = {},
) {
  (globalThis as { bareDonationRows?: boolean }).bareDonationRows = true; // see tests/support/setup-integration.ts
  const status = (fields["status"] as string | undefined) ?? "succeeded";
  const settled = [
    "succeeded",
    "confirmed",
    "partially_refunded",
    "refunded",
    "disputed",
    "dispute_lost",
  ].includes(status);
  const email =
    "donorEmail" in fields ? (fields["donorEmail"] as string | null) : randomEmail("donor");
  const name = (fields["donorName"] as string | undefined) ?? "Test Donor";
  return db.donation.create({
    data: {
      id: newId("donation"),
      ref: newRef("DN"),
      campaignId: campaign.id,
      ngoId: campaign.ngoId,
      kind: "one_off",
      method: "card",
      status,
      amountCents: 25_00n,
      clientKey: `test:${randomText(10)}`,
      donorName: name,
      donorEmail: email,
      donorKey: email?.toLowerCase() ?? `name:${name.toLowerCase()}`,
      ...(settled ? { settledAt: now(), receiptNumber: receipts++ } : {}),
      ...fields,
    } as never,
  });
}

/** An endpoint subscribed to settled donations, with one delivery, "whd_" and its id. */
export async function makeWebhook(ngoId: string): Promise<string> {
  const id = newId("webhookEndpoint");
  const { cipher, keyVersion } = sealSecret(id, newWebhookSecret());
  await db.webhookEndpoint.create({
    data: {
      id,
      ngoId,
      url: `https://${randomText()}.example.org/hook`,
      events: ["donation.completed"],
      secretCipher: cipher,
      secretKeyVersion: keyVersion,
    },
  });
  const event = await db.webhookEvent.create({
    data: { ngoId, type: "webhook.test", objectId: id, facts: {} },
  });
  const body = '{"type":"webhook.test"}';
  await db.webhookDelivery.create({
    data: {
      id: `whd_${id}`,
      endpointId: id,
      eventId: event.id,
      seq: event.seq,
      objectId: event.id,
      status: "delivered",
      body,
      doneAt: now(),
    },
  });
  return id;
}

/** A person's actor, read as a request reads it, with a fresh second factor. */
export async function actorOf(user: { id: string }): Promise<UserActor> {
  const actor = await actorOfUser(user.id, { kind: "session", id: "ses_test" }, facts);
  if (!actor) throw new Error("this person may not act");
  // a moment ago by the current clock, even if a test moves it
  return {
    ...actor,
    secondFactor: {
      ...actor.secondFactor,
      get confirmedAt() {
        return now();
      },
    },
  };
}
export const ngoActorOf = async (user: { id: string }): Promise<NgoActor> =>
  (await actorOf(user)) as NgoActor;

/** For tests of queries that created bare rows: recalculates the sums that pages read. */
export async function recountGiving(ngoId: string): Promise<void> {
  await db.$executeRaw`select recount_giving(${ngoId})`;
}
