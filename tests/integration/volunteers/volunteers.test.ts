import { afterEach, describe, expect, test } from "vitest";
import { GET } from "@/app/api/v1/campaigns/[idOrSlug]/volunteer-calls/route";
import { db } from "@/lib/db";
import { days, now, setClockForTests } from "@/lib/clock";
import { env } from "@/lib/env";
import type { AppError } from "@/lib/errors";
import type { Actor } from "@/lib/auth/actor";
import { seenOf } from "@/lib/forms/seen";
import { deleteCampaign } from "@/lib/campaigns/delete-campaign";
import { runDueJobs } from "@/lib/worker/run";
import { answerOffer } from "@/lib/volunteers/answer-offer";
import { consoleCalls } from "@/lib/volunteers/console-queries";
import { volunteersCsv } from "@/tests/support/exports";
import { closeDueCalls, forgetVolunteers } from "@/lib/volunteers/forget";
import { offerToken } from "@/lib/volunteers/link";
import { offerHelp } from "@/lib/volunteers/offer";
import { confirmOffer, ownOffer, withdrawOffer } from "@/lib/volunteers/own-offer";
import { publicCalls } from "@/lib/volunteers/public-queries";
import { ownCalls, ownOffers, volunteerCounts } from "@/lib/volunteers/queries";
import { editedFields, maxOpenCalls } from "@/lib/volunteers/rules";
import { closeCall, saveCall } from "@/lib/volunteers/save-call";
import { stopCall } from "@/lib/volunteers/stop-call";
import { call } from "@/tests/support/call";
import {
  actorOf,
  makeAdmin,
  makeCampaign,
  makeNgo,
  ngoActorOf,
  randomEmail,
  randomText,
  visitor,
} from "@/tests/support/factories";
import { makeOpenDonation } from "@/tests/support/money";
import { makeCall, makeOffer } from "@/tests/support/volunteers";

afterEach(() => setClockForTests(null));

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "no error",
    (error: AppError) => error.key,
  );

async function world() {
  const { ngo, owner } = await makeNgo();
  const campaign = await makeCampaign(ngo.id);
  return { ngo, owner, campaign, actor: await ngoActorOf(owner) };
}

const from = (address: string): Actor => ({ ...visitor, address });
/** A network of its own, because the limit of offers counts by network. */
let networks = 0;
const someone = () =>
  from(
    `10.${200 + Math.floor(networks / 250)}.${networks++ % 250}.${Math.floor(Math.random() * 250)}`,
  );
const typed = (callId: string, more: Record<string, unknown> = {}) => ({
  callId,
  name: "Amina Otieno",
  email: randomEmail("helps"),
  offer: "I am a nurse. =1+1",
  consent: true as const,
  ...more,
});
const mailTo = (email: string) =>
  db.emailMessage.findMany({ where: { toAddress: email }, orderBy: { createdAt: "asc" } });
const offerBy = (email: string) => db.volunteerOffer.findFirstOrThrow({ where: { email } });
const all = { status: "", call: "" } as const;

describe("an offer to help", () => {
  test("[IMP-033] reaches the organisation only once it is confirmed, is answered by mail, and counts", async () => {
    const { owner, campaign, actor, ngo } = await world();
    const call = await makeCall(campaign.id);
    const input = typed(call.id);
    await offerHelp(someone(), input);
    await runDueJobs();
    const [mail] = await mailTo(input.email);
    expect(mail!.subject).toBe("Confirm your offer to help");
    // a stranger's address must not be sent a stranger's text
    for (const word of ["Amina", "I am a nurse"]) expect(mail!.html).not.toContain(word);
    expect((await ownOffers(actor, all, 1)).total).toBe(0);
    expect(await volunteerCounts(actor)).toMatchObject({ waiting: 0, openCalls: 1 });

    const offer = await offerBy(input.email);
    const token = offerToken(offer.id);
    await confirmOffer({ token });
    await confirmOffer({ token });
    await runDueJobs();
    expect((await ownOffers(actor, all, 1)).offers).toMatchObject([
      { name: "Amina Otieno", email: input.email, status: "waiting" },
    ]);
    const news = await mailTo(owner.email);
    expect(news.map((m) => m.subject)).toEqual(["Someone offers to help: Nurse"]);
    expect(news[0]!.html).not.toContain("Amina");

    await answerOffer(actor, { offerId: offer.id, answer: "accept", text: "Come on Monday." });
    await runDueJobs();
    const answer = (await mailTo(input.email)).at(-1)!;
    expect(answer.subject).toBe(`${ngo.name} accepts your help`);
    expect(answer.text).toContain("Come on Monday.");
    expect(await volunteerCounts(actor)).toEqual({ accepted: 1, waiting: 0, openCalls: 1 });
    expect(await publicCalls(campaign.id)).toMatchObject([{ left: 0, state: "full" }]);
    expect(await codeOf(offerHelp(someone(), typed(call.id)))).toBe("volunteerCallFull");
    expect(
      await codeOf(answerOffer(actor, { offerId: offer.id, answer: "decline", text: "No." })),
    ).not.toBe("no error");
  });

  test("[IMP-034] two accepted at once never pass the places", async () => {
    const { campaign, actor } = await world();
    const call = await makeCall(campaign.id, { places: 2 });
    const offers = await Promise.all(Array.from({ length: 5 }, () => makeOffer(call.id)));
    const results = await Promise.all(
      offers.map(({ id }) =>
        codeOf(answerOffer(actor, { offerId: id, answer: "accept", text: "Yes." })),
      ),
    );
    expect(results.filter((r) => r === "no error")).toHaveLength(2);
    expect(results.filter((r) => r === "volunteerCallFull")).toHaveLength(3);
    expect(await db.volunteerOffer.count({ where: { callId: call.id, status: "accepted" } })).toBe(
      2,
    );
  });

  test("of a known address: the same answer, and what was confirmed is not changed by a stranger", async () => {
    const { campaign } = await world();
    const call = await makeCall(campaign.id);
    const input = typed(call.id);
    expect(await offerHelp(someone(), input)).toBeUndefined();
    await confirmOffer({ token: offerToken((await offerBy(input.email)).id) });
    expect(
      await offerHelp(someone(), {
        ...input,
        email: input.email.toUpperCase(),
        offer: "Words of a stranger",
      }),
    ).toBeUndefined();
    await runDueJobs();
    expect(await offerBy(input.email)).toMatchObject({ status: "waiting", offer: input.offer });
    expect((await mailTo(input.email)).map((m) => m.subject)).toEqual(
      expect.arrayContaining(["Your offer to help"]),
    );
    expect(await db.volunteerOffer.count({ where: { callId: call.id } })).toBe(1);
  });

  test("one network offers five times an hour", async () => {
    const { campaign } = await world();
    const call = await makeCall(campaign.id, { places: 50 });
    const actor = from("10.199.7.7");
    const { rateLimitScale } = env;
    Object.assign(env, { rateLimitScale: 1 });
    try {
      for (let i = 0; i < 5; i += 1) await offerHelp(actor, typed(call.id));
      expect(await codeOf(offerHelp(actor, typed(call.id)))).toBe("tooManyAttempts");
    } finally {
      Object.assign(env, { rateLimitScale });
    }
  });

  test("[IMP-035] is taken back by its link: address, words and mails are gone at once", async () => {
    const { campaign, actor } = await world();
    const call = await makeCall(campaign.id);
    const input = typed(call.id);
    await offerHelp(someone(), input);
    await runDueJobs();
    const { id } = await offerBy(input.email);
    const token = offerToken(id);
    await confirmOffer({ token });
    await withdrawOffer({ token });
    await withdrawOffer({ token });
    expect(await db.volunteerOffer.findUniqueOrThrow({ where: { id } })).toMatchObject({
      status: "withdrawn",
      email: null,
      offer: null,
    });
    expect(await mailTo(input.email)).toEqual([]);
    expect((await ownOffers(actor, all, 1)).offers).toMatchObject([
      { name: "Amina Otieno", email: null, offer: null, status: "withdrawn" },
    ]);
    expect(await codeOf(answerOffer(actor, { offerId: id, answer: "accept", text: "Yes." }))).toBe(
      "volunteerAnswered",
    );
    // the same person may make another offer
    await offerHelp(someone(), input);
    expect((await offerBy(input.email)).status).toBe("unconfirmed");
  });

  test("of one that was accepted its organisation is mailed, without a name, and the place is free again", async () => {
    const { owner, campaign } = await world();
    const call = await makeCall(campaign.id);
    const { id } = await makeOffer(call.id, { status: "accepted", answeredAt: now() });
    expect(await publicCalls(campaign.id)).toMatchObject([{ left: 0 }]);
    await withdrawOffer({ token: offerToken(id) });
    await withdrawOffer({ token: offerToken(id) });
    await runDueJobs();
    const mails = await mailTo(owner.email);
    expect(mails.map((m) => m.subject)).toEqual(["A volunteer has withdrawn: Nurse"]);
    expect(mails[0]!.html).not.toContain("Amina");
    expect(await publicCalls(campaign.id)).toMatchObject([{ left: 1, state: "open" }]);
  });

  test("a link that was altered or is of another purpose opens nothing", async () => {
    const { campaign } = await world();
    const { id } = await makeOffer((await makeCall(campaign.id)).id);
    const token = offerToken(id);
    expect((await ownOffer(token))?.id).toBe(id);
    for (const wrong of [`${token}x`, token.slice(0, -2), "x.y", "", token.replace(".", "..")])
      expect(await ownOffer(wrong), wrong).toBeNull();
    expect(await codeOf(withdrawOffer({ token: `${token}x` }))).toBe("linkUsed");
  });
});

describe("a call", () => {
  const fields = (campaignId: string, more: Record<string, unknown> = {}) => ({
    callId: "",
    campaignId,
    role: "Driver",
    needs: "A licence.",
    places: 2,
    country: "KE" as const,
    until: new Date(now().getTime() + days(10)),
    ...more,
  });

  test("is on the campaign's page until it is closed, stopped, over, or its organisation is suspended", async () => {
    const { ngo, campaign, actor } = await world();
    const { callId } = await saveCall(actor, fields(campaign.id));
    expect(await publicCalls(campaign.id)).toMatchObject([
      { id: callId, role: "Driver", left: 2, country: "KE", state: "open" },
    ]);
    await saveCall(actor, fields(campaign.id, { callId, role: "Two drivers", country: null }));
    expect(await publicCalls(campaign.id)).toMatchObject([{ role: "Two drivers", country: null }]);
    await db.ngo.update({ where: { id: ngo.id }, data: { suspendedAt: now() } });
    expect(await publicCalls(campaign.id)).toEqual([]);
    expect(await codeOf(offerHelp(someone(), typed(callId)))).toBe("volunteerCallNotFound");
    await db.ngo.update({ where: { id: ngo.id }, data: { suspendedAt: null } });
    await closeCall(actor, { callId });
    expect(await publicCalls(campaign.id)).toEqual([]);
    expect(await codeOf(offerHelp(someone(), typed(callId)))).toBe("volunteerCallOver");
    expect(await codeOf(saveCall(actor, fields(campaign.id, { callId })))).toBe(
      "volunteerCallOver",
    );
    const second = await makeCall(campaign.id);
    setClockForTests(new Date(second.until.getTime() + 1));
    expect(await publicCalls(campaign.id)).toEqual([]);
    expect(await codeOf(offerHelp(someone(), typed(second.id)))).toBe("volunteerCallOver");
  });

  test("[IMP-079] everyone reads it by a call while it takes offers, and nobody who offered", async () => {
    const { ngo, campaign, actor } = await world();
    const { callId } = await saveCall(actor, fields(campaign.id, { places: 1 }));
    const { callId: over } = await saveCall(actor, fields(campaign.id));
    await closeCall(actor, { callId: over });
    const { email } = await makeOffer(callId, {
      status: "accepted",
      answer: "Welcome.",
      answeredAt: now(),
    });
    const read = async () =>
      (await call(GET, { params: { idOrSlug: campaign.slug } })).body.data["calls"];
    expect(await read()).toEqual([
      {
        ...{ _id: callId, id: callId, role: "Driver", needs: "A licence.", places: 1, left: 0 },
        ...{ country: "KE", full: true, until: expect.any(Number) as number },
        url: `${env.appUrl}/campaigns/${campaign.slug}/volunteer`,
      },
    ]);
    expect(JSON.stringify(await read())).not.toContain(email);
    await db.ngo.update({ where: { id: ngo.id }, data: { suspendedAt: now() } });
    expect(await read()).toEqual([]);
  });

  test("its form sent twice opens one, also at once; with other details it is refused", async () => {
    const [w, elsewhere] = [await world(), await world()];
    const requestKey = `req_${randomText(12)}`;
    const form = fields(w.campaign.id, { requestKey });
    const sent = (more: object = {}) => ({ ...form, ...more });
    const [one, two] = await Promise.all([saveCall(w.actor, sent()), saveCall(w.actor, sent())]);
    expect(one).toEqual(two);
    const until = new Date(form.until.getTime() + days(1));
    for (const more of [{ role: "Nurse" }, { places: 9 }, { country: "UG" }, { until }])
      expect(await codeOf(saveCall(w.actor, sent(more)))).toBe("formSentBefore");
    expect(await ownCalls(w.actor)).toHaveLength(1);
    await saveCall(w.actor, sent({ requestKey: `req_${randomText(12)}` }));
    await saveCall(elsewhere.actor, sent({ campaignId: elsewhere.campaign.id }));
    expect([(await ownCalls(w.actor)).length, (await ownCalls(elsewhere.actor)).length]).toEqual([
      2, 1,
    ]);
  });

  test("its form left open, while somebody else changed it, overwrites nothing; an offer is no change", async () => {
    const { campaign, actor } = await world();
    const { callId } = await saveCall(actor, fields(campaign.id));
    const rowNow = () => db.volunteerCall.findUniqueOrThrow({ where: { id: callId } });
    const seen = seenOf(editedFields(await rowNow()));
    await makeOffer(callId);
    const first = fields(campaign.id, { callId, role: "Driver by day", seen });
    await saveCall(actor, first);
    await saveCall(actor, first); // sent again, because its answer was lost
    expect(await codeOf(saveCall(actor, fields(campaign.id, { callId, places: 7, seen })))).toBe(
      "changedMeanwhile",
    );
    expect((await rowNow()).role).toBe("Driver by day");
  });

  test("a campaign has at most five open ones, also when they are made at once", async () => {
    const { campaign, actor } = await world();
    const results = await Promise.all(
      Array.from({ length: maxOpenCalls + 2 }, () => codeOf(saveCall(actor, fields(campaign.id)))),
    );
    expect(results.filter((r) => r === "no error")).toHaveLength(maxOpenCalls);
    expect(results.filter((r) => r === "volunteerCallsFull")).toHaveLength(2);
  });

  test("none for a draft", async () => {
    const { ngo, actor } = await world();
    const draft = await makeCampaign(ngo.id, { status: "draft", publishedAt: null });
    expect(await codeOf(saveCall(actor, fields(draft.id)))).toBe("campaignNotFound");
    const call = await makeCall(draft.id);
    expect(await publicCalls(draft.id)).toEqual([]);
    expect(await codeOf(offerHelp(someone(), typed(call.id)))).toBe("volunteerCallNotFound");
  });

  test("[IMP-037] an administrator sees it and stops it with a reason, which its organisation is mailed", async () => {
    const { owner, campaign, actor } = await world();
    const role = `Courier ${randomText()}`;
    const call = await makeCall(campaign.id, { role });
    const { id } = await makeOffer(call.id);
    const admin = await actorOf(await makeAdmin());
    const list = { search: role, sort: "new", page: 1, limit: 20 } as const;
    expect((await consoleCalls(admin, list)).calls).toMatchObject([
      { id: call.id, state: "open", offers: 1 },
    ]);
    await stopCall(admin, { callId: call.id, reason: "It asks for money." });
    await stopCall(admin, { callId: call.id, reason: "Again." });
    await runDueJobs();
    expect((await consoleCalls(admin, list)).calls).toMatchObject([
      { state: "stopped", stopReason: "It asks for money." },
    ]);
    expect(await publicCalls(campaign.id)).toEqual([]);
    const mails = (await mailTo(owner.email)).filter((m) => m.kind === "volunteer_call_stopped");
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toContain("It asks for money.");
    expect(await codeOf(answerOffer(actor, { offerId: id, answer: "accept", text: "Yes." }))).toBe(
      "volunteerCallOver",
    );
    expect(await codeOf(consoleCalls(actor, list))).toBe("notAllowed");
  });

  test("another organisation's director finds nothing of it", async () => {
    const { campaign } = await world();
    const call = await makeCall(campaign.id);
    const { id } = await makeOffer(call.id);
    const { actor: other } = await world();
    const results = [
      codeOf(saveCall(other, fields(campaign.id))),
      codeOf(saveCall(other, fields(campaign.id, { callId: call.id }))),
      codeOf(closeCall(other, { callId: call.id })),
      codeOf(answerOffer(other, { offerId: id, answer: "accept", text: "Yes." })),
    ];
    expect(await Promise.all(results)).toEqual([
      "campaignNotFound",
      "volunteerCallNotFound",
      "volunteerCallNotFound",
      "volunteerOfferNotFound",
    ]);
    expect(await ownCalls(other)).toEqual([]);
    expect((await ownOffers(other, { status: "", call: call.id }, 1)).total).toBe(0);
    const pieces: string[] = [];
    for await (const piece of volunteersCsv(other, { status: "", call: call.id }))
      pieces.push(piece);
    expect(pieces.join("")).not.toContain("Amina");
    expect(await db.volunteerCall.findUnique({ where: { id: call.id } })).toMatchObject({
      closedAt: null,
      role: "Nurse",
    });
  });
});

test("[IMP-038] the file of volunteers: one line each, formulas defused, unconfirmed ones not in it", async () => {
  const { campaign, actor } = await world();
  const call = await makeCall(campaign.id, { role: "=cmd()" });
  await makeOffer(call.id, { name: "+Amina", offer: "@SUM(1)\nsecond line", email: "a@b.example" });
  await makeOffer(call.id, { name: "Hidden", status: "unconfirmed", confirmedAt: null });
  const pieces: string[] = [];
  for await (const piece of volunteersCsv(actor, all)) pieces.push(piece);
  const day = now().toISOString().slice(0, 10);
  expect(pieces.join("")).toBe(
    `\ufeffName,Email,Offer,Role,Campaign,Status,Offered,Answered\r\n"'+Amina",a@b.example,"'@SUM(1)\nsecond line","'=cmd()",${campaign.title},waiting,${day},\r\n`,
  );
});

describe("what is forgotten", () => {
  test("[IMP-036] 90 days after the call ended offers and their mails are gone, the counts stay", async () => {
    const { campaign, actor } = await world();
    const call = await makeCall(campaign.id, { places: 3 });
    const input = typed(call.id);
    await offerHelp(someone(), input);
    await runDueJobs();
    const { id } = await offerBy(input.email);
    await confirmOffer({ token: offerToken(id) });
    await answerOffer(actor, { offerId: id, answer: "accept", text: "Yes." });
    await runDueJobs();
    await closeCall(actor, { callId: call.id });
    const { endsAt } = await db.volunteerCall.findUniqueOrThrow({ where: { id: call.id } });
    setClockForTests(new Date(endsAt!.getTime() + days(89)));
    await forgetVolunteers();
    expect(await db.volunteerOffer.count({ where: { id } })).toBe(1);
    setClockForTests(new Date(endsAt!.getTime() + days(90) + 60_000));
    await forgetVolunteers();
    await forgetVolunteers();
    expect(await db.volunteerOffer.count({ where: { id } })).toBe(0);
    expect(await mailTo(input.email)).toEqual([]);
    expect(await ownOffer(offerToken(id))).toBeNull();
    expect(await volunteerCounts(actor)).toMatchObject({ accepted: 1 });
    expect(await ownCalls(actor)).toMatchObject([{ id: call.id, accepted: 1, offers: 1 }]);
  });

  test.each(["archived", "deleted"] as const)(
    "[IMP-088] a call of a campaign that is %s ends with it, and what was offered is forgotten",
    async (how) => {
      const { campaign, actor } = await world();
      const call = await makeCall(campaign.id, { places: 3 });
      const input = typed(call.id);
      await offerHelp(someone(), input);
      const { id } = await offerBy(input.email);
      await confirmOffer({ token: offerToken(id) });
      await offerHelp(someone(), input);
      await answerOffer(actor, { offerId: id, answer: "accept", text: "Yes." });
      await runDueJobs({ limit: 200 });
      expect((await mailTo(input.email)).map((mail) => mail.kind).sort()).toEqual([
        ...["volunteer_answer", "volunteer_confirm", "volunteer_confirm"],
      ]);
      if (how === "archived") await makeOpenDonation(campaign);
      expect((await deleteCampaign(actor, campaign.id)).archived).toBe(how === "archived");
      if (how === "archived") {
        const { endsAt } = await db.volunteerCall.findUniqueOrThrow({ where: { id: call.id } });
        expect(endsAt!.getTime()).toBeLessThanOrEqual(now().getTime());
        setClockForTests(new Date(now().getTime() + days(90) + 60_000));
        await forgetVolunteers();
      }
      expect(await db.volunteerOffer.count({ where: { id } })).toBe(0);
      expect(await mailTo(input.email)).toEqual([]);
      const log = await db.auditLog.findMany({
        where: { ngoId: campaign.ngoId },
        select: { actorLabel: true, entityId: true, data: true },
      });
      expect(log.length).toBeGreaterThan(0);
      expect(JSON.stringify(log)).not.toMatch(/Amina|helps-|nurse/);
    },
  );

  test.each(["archived", "deleted", "stopped"] as const)(
    "[IMP-091] who waits for an answer, and who was accepted, is told once when the call is %s",
    async (how) => {
      const { ngo, campaign, actor } = await world();
      const call = await makeCall(campaign.id, { places: 3 });
      const past = await makeCall(campaign.id, { until: new Date(now().getTime() - days(2)) });
      const waiting = await makeOffer(call.id, { locale: "fr" });
      const accepted = await makeOffer(call.id, {
        status: "accepted",
        answer: "Come.",
        answeredAt: now(),
      });
      const others = await Promise.all([
        makeOffer(call.id, { status: "declined", answer: "No.", answeredAt: now() }),
        makeOffer(call.id, { status: "unconfirmed", confirmedAt: null }),
        makeOffer(past.id, { status: "accepted", answer: "Come.", answeredAt: now() }), // has helped
      ]);
      if (how === "archived") await makeOpenDonation(campaign);
      const end = () =>
        how === "stopped"
          ? makeAdmin()
              .then(actorOf)
              .then((admin) =>
                stopCall(admin, { callId: call.id, reason: "Not a volunteer’s work." }),
              )
          : deleteCampaign(actor, campaign.id);
      await end();
      if (how === "stopped") await end();
      await runDueJobs({ limit: 200 });
      await runDueJobs({ limit: 200 });
      const [[first, ...more], [second]] = [
        await mailTo(waiting.email!),
        await mailTo(accepted.email!),
      ];
      expect(more).toEqual([]);
      expect(first!.subject).toBe("Votre proposition d’aide\u00a0: Nurse");
      expect(first!.text).toContain("restera sans réponse");
      expect(second!.text).toContain(campaign.title);
      expect(second!.text).toContain(`${ngo.name} had accepted your offer`);
      for (const mail of [first!, second!])
        expect(mail.text).not.toMatch(/Amina|I am a nurse|Not a volunteer/);
      for (const { email } of others) expect(await mailTo(email!)).toEqual([]);

      const page = await ownOffer(offerToken(waiting.id));
      if (how === "deleted") {
        expect(page).toBeNull();
        expect(second!.text).toContain("have been deleted");
        setClockForTests(new Date(now().getTime() + days(90) + 60_000));
        await forgetVolunteers();
      } else {
        expect(page).toMatchObject({
          call: { givenUp: true },
          campaign: { shown: how === "stopped" },
        });
        await withdrawOffer({ token: offerToken(waiting.id) });
      }
      expect(await mailTo(waiting.email!)).toEqual([]);
    },
  );

  test("an offer that nobody confirms goes after 14 days", async () => {
    const { campaign } = await world();
    const call = await makeCall(campaign.id);
    const input = typed(call.id);
    await offerHelp(someone(), input);
    setClockForTests(new Date(now().getTime() + days(13)));
    await forgetVolunteers();
    expect(await db.volunteerOffer.count({ where: { callId: call.id } })).toBe(1);
    setClockForTests(new Date(now().getTime() + days(2)));
    await forgetVolunteers();
    expect(await db.volunteerOffer.count({ where: { callId: call.id } })).toBe(0);
  });

  test("a call whose last day is over is closed, so that its page is drawn anew", async () => {
    const { campaign } = await world();
    const call = await makeCall(campaign.id);
    setClockForTests(new Date(call.until.getTime() + 1));
    await closeDueCalls();
    const row = await db.volunteerCall.findUniqueOrThrow({ where: { id: call.id } });
    expect([row.closedAt, row.endsAt]).toEqual([call.until, call.until]);
  });

  test("the database lets nobody withdraw and keep the address", async () => {
    const { campaign } = await world();
    const { id } = await makeOffer((await makeCall(campaign.id)).id);
    await expect(
      db.volunteerOffer.update({
        where: { id },
        data: { status: "withdrawn", withdrawnAt: now(), offer: null },
      }),
    ).rejects.toThrow();
  });
});
