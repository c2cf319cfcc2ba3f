import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import type { AppError } from "@/lib/errors";
import type { Actor } from "@/lib/auth/actor";
import { outreachFacts } from "@/lib/outreach/facts";
import { outreachKinds, type DraftEvent } from "@/lib/outreach/kinds";
import { templateDraft } from "@/lib/outreach/templates";
import { writeDraft } from "@/lib/outreach/write-draft";
import {
  makeCampaign,
  makeDonationRow,
  makeNgo,
  ngoActorOf,
  randomText,
} from "@/tests/support/factories";
import { startModelServer } from "@/tests/support/model-server";

vi.setConfig({ testTimeout: 120_000 }); // some tests wait for a service that does not respond

let server: Awaited<ReturnType<typeof startModelServer>>;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());
afterEach(() => {
  Object.assign(env, { outreach: null });
  server.seen.length = 0;
});

const key = "key-of-the-service-1234";
const connect = () =>
  Object.assign(env, { outreach: { endpoint: server.url, key, model: "test-model" } });

async function world(fields: Record<string, unknown> = {}) {
  const { ngo, owner } = await makeNgo();
  const campaign = await makeCampaign(ngo.id, {
    title: "Four wells for Loima",
    description: "Four wells stand dry. We have the people who can mend them with your help.",
    ...fields,
  });
  const actor = await ngoActorOf(owner);
  const facts = await outreachFacts(actor, campaign.id, "en");
  return { ngo, campaign, actor, facts };
}

async function drafted(
  actor: Actor,
  input: Parameters<typeof writeDraft>[1],
): Promise<{ events: DraftEvent[]; last: DraftEvent | undefined }> {
  const events: DraftEvent[] = [];
  for await (const event of await writeDraft(actor, input)) events.push(event);
  return { events, last: events.at(-1) };
}

describe("with a service", () => {
  const good = (url: string) =>
    `Four wells stand dry in Loima, and we have the people who can mend them. Give here: ${url}`;

  test("[IMP-040] its text comes in pieces and is the draft; it is sent the facts, no donor's data, and the key", async () => {
    const { actor, campaign, facts } = await world({ donorCount: 1, giftCount: 1 });
    const donor = { donorName: `Donor ${randomText()}`, donorEmail: "secret@donors.example" };
    await makeDonationRow(campaign, { ...donor, message: "A private word" });
    connect();
    const text = good(facts.url);
    server.say({ pieces: [text.slice(0, 30), text.slice(30)] });
    const { events } = await drafted(actor, {
      campaignId: campaign.id,
      kind: "whatsapp",
      locale: "en",
    });
    expect(events).toEqual([
      { piece: text.slice(0, 30) },
      { piece: text.slice(30) },
      { by: "model", text },
    ]);
    const [asked] = server.seen;
    expect(asked).toMatchObject({ authorization: `Bearer ${key}`, path: "/v1/chat/completions" });
    const body = JSON.parse(asked!.body) as { model: string; messages: { content: string }[] };
    expect(body.model).toBe("test-model");
    expect(JSON.parse(body.messages[1]!.content)).toEqual(
      await outreachFacts(actor, campaign.id, "en"),
    );
    for (const word of [donor.donorName, donor.donorEmail, "A private word", key])
      expect(asked!.body).not.toContain(word);
    // a service without streaming
    server.say({ json: text });
    expect(
      (await drafted(actor, { campaignId: campaign.id, kind: "x", locale: "en" })).last,
    ).toEqual({ by: "model", text });
  });
});

describe("without a service", () => {
  test("the template is the draft, in each language, and nobody is asked", async () => {
    const { actor, campaign } = await world();
    for (const locale of ["en", "fr", "af"] as const)
      for (const kind of outreachKinds) {
        const { events } = await drafted(actor, { campaignId: campaign.id, kind, locale });
        const facts = await outreachFacts(actor, campaign.id, locale);
        expect(events).toEqual([{ by: "template", text: templateDraft(kind, facts, locale) }]);
      }
    expect(server.seen).toEqual([]);
  });
});

test("another organisation's campaign is not there; a draft has no page to lead to; who is suspended writes none", async () => {
  const { actor, ngo, campaign } = await world();
  const { actor: other } = await world();
  const draft = await makeCampaign(ngo.id, { status: "draft", publishedAt: null });
  const keyOf = (who: Actor, campaignId: string) =>
    writeDraft(who, { campaignId, kind: "x", locale: "en" }).then(
      () => "no error",
      (error: AppError) => error.key,
    );
  expect(await keyOf(other, campaign.id)).toBe("campaignNotFound");
  expect(await keyOf(actor, draft.id)).toBe("outreachDraft");
  await db.ngo.update({ where: { id: ngo.id }, data: { suspendedAt: new Date() } });
  const suspended = { ...actor, ngo: { ...(actor as { ngo: object }).ngo, suspended: true } };
  expect(await keyOf(suspended as Actor, campaign.id)).toBe("ngoSuspended");
});
