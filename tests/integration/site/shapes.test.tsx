import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { days, now, setClockForTests } from "@/lib/clock";
import { openApi } from "@/lib/http/openapi";
import { createCampaign } from "@/lib/campaigns/create-campaign";
import { donationFilter } from "@/lib/donations/donation-filter";
import { ngoDonors } from "@/lib/donations/ngo-donor-queries";
import { ngoDonations } from "@/lib/donations/queries";
import { approveRenewal } from "@/lib/ngos/approve-renewal";
import { payoutOutlook } from "@/lib/payouts/queries";
import { encrypt } from "@/lib/auth/encryption";
import { apiPaths } from "@/app/api/v1/paths";
import { GET as me } from "@/app/api/v1/auth/me/route";
import { GET as mine } from "@/app/api/v1/campaigns/ngo/my-campaigns/route";
import { POST as create } from "@/app/api/v1/campaigns/route";
import { GET as profile } from "@/app/api/v1/ngos/profile/route";
import { PUT as update } from "@/app/api/v1/ngos/update-profile/route";
import { VerificationCard } from "@/components/dashboard/verification-card";
import { DonorsTab } from "@/components/dashboard/donors-tab";
import { NgoLogo } from "@/components/ngos/ngo-logo";
import { hashPassword } from "@/lib/auth/password";
import { ownProfile } from "@/lib/ngos/own-queries";
import { call } from "@/tests/support/call";
import {
  actorOf,
  makeAdmin,
  makeCampaign,
  makeDonationRow,
  makeNgo,
  ngoActorOf,
  randomText,
} from "@/tests/support/factories";
import { kinds, person } from "@/tests/support/people";

const get = async (handler: unknown, token: string, key: string) =>
  ((await call(handler, { token })).body.data as Record<string, unknown>)[key] as Record<
    string,
    unknown
  >;

describe("an organisation on the wire", () => {
  test("[DATA-001] [DATA-003] [DATA-004] [DATA-006] each field", async () => {
    const who = await person("approved");
    const ngo = await get(profile, who.token!, "ngo");
    for (const name of [
      "_id",
      "id",
      "name",
      "email",
      "country",
      "countryName",
      "status",
      "suspended",
      "registrationDate",
      "profileComplete",
      "documents",
      "phoneNumber",
      "website",
      "description",
      "profileImage",
      "facebook",
      "twitter",
      "instagram",
      "linkedin",
      "bankDetails",
      "orgName",
      "officialEmail",
      "verifiedUntil",
    ])
      expect(Object.hasOwn(ngo, name), name).toBe(true);
    expect(ngo).toMatchObject({
      _id: ngo["id"],
      orgName: ngo["name"],
      profileComplete: true,
      suspended: false,
      status: "approved",
      documents: { registrationCertificate: null, leadershipProof: null, additionalDocument: null },
    });
    expect(Object.keys(ngo["documents"] as object)).toEqual([
      "registrationCertificate",
      "leadershipProof",
      "additionalDocument",
    ]);
    expect(Date.parse(ngo["verifiedUntil"] as string)).toBeGreaterThan(Date.now());
    expect(
      (await get(profile, (await person("incomplete")).token!, "ngo"))["profileComplete"],
    ).toBe(false);
  });

  test("[DATA-002] [DATA-042] three states, and the flag beside them; the database takes no other", async () => {
    const { ngo } = await makeNgo();
    for (const status of ["pending", "approved", "rejected"])
      await db.ngo.update({ where: { id: ngo.id }, data: { status: status as "pending" } });
    for (const other of ["suspended", "verified", ""])
      await expect(
        db.$executeRaw`update ngo set status = ${other} where id = ${ngo.id}`,
        other,
      ).rejects.toThrow();
    const suspended = await get(profile, (await person("suspended")).token!, "ngo");
    expect(suspended).toMatchObject({ status: "approved", suspended: true });
  });

  test("[DATA-005] a logo is shown from an address of its own or from ours", () => {
    const source = (imageKey: string | null) =>
      /<img[^>]* src="([^"]+)"/.exec(
        renderToStaticMarkup(<NgoLogo name="Maji" seed="ngo_x" imageKey={imageKey} />),
      )?.[1];
    expect(source("https://cdn.example/logo.png")).toBe("https://cdn.example/logo.png");
    expect(source("images/ngo_x/abc")).toMatch(/^\/media\/images\/ngo_x\/abc\//);
  });

  test("[DATA-045] the currency of the bank account: USD when not given, an ISO code or refused; gifts stay in USD", async () => {
    const who = await person("approved");
    await db.user.update({
      where: { id: who.userId! },
      data: { passwordHash: await hashPassword("pull the rope") },
    });
    const bank = {
      accountHolderName: "Maji",
      bankName: "KCB",
      accountNumber: "1234567890",
      swiftCode: "KCBLKENX",
    };
    const send = (more: object) =>
      call(update, {
        method: "PUT",
        token: who.token!,
        body: { bankDetails: { ...bank, ...more }, currentPassword: "pull the rope" },
      });
    expect(await send({})).toMatchObject({
      status: 200,
      body: { data: { ngo: { bankDetails: { preferredCurrency: "USD" } } } },
    });
    expect(await send({ preferredCurrency: "KES" })).toMatchObject({
      status: 200,
      body: { data: { ngo: { bankDetails: { preferredCurrency: "KES" } } } },
    });
    for (const preferredCurrency of ["KE", "KESX", "12A", "€"])
      expect(await send({ preferredCurrency }), preferredCurrency).toMatchObject({
        status: 400,
        body: { issues: [{ path: "bankDetails.preferredCurrency" }] },
      });
    const campaign = await makeCampaign(who.ngoId!);
    expect((await makeDonationRow(campaign)).currency).toBe("usd");
  });

  test("[NGO-077] after verifiedUntil: approved still, said to be expired, nothing new is published, running ones go on, payouts stop after 30 days", async () => {
    const ended = new Date(now().getTime() - days(1));
    const { ngo, owner } = await makeNgo({ verifiedUntil: ended, bankCipher: null });
    const actor = await ngoActorOf(owner);
    const admin = await actorOf(await makeAdmin());
    const running = await makeCampaign(ngo.id);
    const card = renderToStaticMarkup(
      <VerificationCard locale="en" ngo={await ownProfile(actor)} at={now()}>
        {null}
      </VerificationCard>,
    );
    expect(card).toMatch(/expired/i);
    const publish = () =>
      createCampaign(
        actor,
        {
          title: "New pump",
          description: "Words",
          fundingGoalCents: 100_00n,
          cause: "Other",
          country: "KE",
          deadline: null,
          status: "ongoing",
        } as never,
        {},
      );
    await expect(publish()).rejects.toMatchObject({
      code: "forbidden",
      key: "verificationExpired",
    });
    expect(await db.campaign.findUniqueOrThrow({ where: { id: running.id } })).toMatchObject({
      status: "ongoing",
    });
    expect(await db.ngo.findUniqueOrThrow({ where: { id: ngo.id } })).toMatchObject({
      status: "approved",
    });
    const sealed = encrypt(
      JSON.stringify({
        accountHolderName: "Maji",
        bankName: "KCB",
        accountNumber: "1234567890",
        swiftCode: "KCBLKENX",
        preferredCurrency: "USD",
      }),
      `bank:${ngo.id}`,
    );
    await db.ngo.update({
      where: { id: ngo.id },
      data: { bankCipher: sealed.cipher, bankKeyVersion: sealed.keyVersion } as never,
    });
    try {
      expect((await payoutOutlook(ngo.id)).block).toBeNull();
      setClockForTests(new Date(ended.getTime() + days(30) - 1000));
      expect((await payoutOutlook(ngo.id)).block).toBeNull();
      setClockForTests(new Date(ended.getTime() + days(30) + 1000));
      expect((await payoutOutlook(ngo.id)).block).toBe("verification_expired");
      await db.ngo.update({ where: { id: ngo.id }, data: { renewalSubmittedAt: now() } });
      await approveRenewal(admin, { id: ngo.id });
      expect((await payoutOutlook(ngo.id)).block).toBeNull();
    } finally {
      setClockForTests(null);
    }
  });
});

describe("a person on the wire", () => {
  test("[DATA-007] [DATA-008] [DATA-009] [DATA-010] each field, two roles, and isVerified in each state", async () => {
    const verified: Record<string, boolean> = {};
    for (const kind of kinds) {
      if (kind === "visitor") continue;
      const user = await get(me, (await person(kind)).token!, "user");
      for (const name of [
        "_id",
        "id",
        "email",
        "name",
        "role",
        "isVerified",
        "status",
        "profileComplete",
      ])
        expect(Object.hasOwn(user, name), `${kind} ${name}`).toBe(true);
      expect(user["_id"]).toBe(user["id"]);
      expect(user["role"]).toBe(kind === "admin" ? "admin" : "ngo");
      verified[kind] = user["isVerified"] as boolean;
    }
    expect(verified).toEqual({
      incomplete: false,
      pending: false,
      rejected: false,
      approved: true,
      teammate: true,
      suspended: false,
      admin: false,
    });
    const late = await person("approved");
    await db.ngo.update({
      where: { id: late.ngoId! },
      data: { verifiedUntil: new Date(Date.now() - days(400)) },
    });
    expect((await get(me, late.token!, "user"))["isVerified"]).toBe(true);
    expect(await db.user.findUniqueOrThrow({ where: { id: late.userId! } })).toMatchObject({
      sessionEpoch: 0,
    });
  });
});

describe("campaigns and gifts", () => {
  test("[DATA-023] [ERR-076] [ERR-074] goal is fundingGoal; both and different are refused; answers use the new name; its bounds", async () => {
    const who = await person("approved");
    const send = (more: Record<string, string>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries({
        title: `Pump ${randomText()}`,
        description: "Words",
        cause: "Other",
        country: "KE",
        status: "draft",
        ...more,
      }))
        form.set(name, value);
      return call(create, { form, token: who.token! });
    };
    const made = await send({ goal: "1200" });
    expect(made).toMatchObject({
      status: 201,
      body: { data: { campaign: { fundingGoal: 1200 } } },
    });
    expect(made.body.data["campaign"]).not.toHaveProperty("goal");
    expect((await send({ goal: "1200", fundingGoal: "1200" })).status).toBe(201);
    expect(await send({ goal: "1200", fundingGoal: "1300" })).toMatchObject({
      status: 400,
      body: { issues: [{ path: expect.stringMatching(/^(goal|fundingGoal)$/) }] },
    });
    for (const fundingGoal of ["0.99", "100000000.01", "0", "-5"])
      expect(await send({ fundingGoal }), fundingGoal).toMatchObject({
        status: 400,
        body: {
          error: "Funding goal must be between $1 and $100,000,000",
          issues: [{ path: "fundingGoal" }],
        },
      });
    expect(await send({ fundingGoal: "100", campaignSlug: "frontline-fund" })).toMatchObject({
      status: 400,
      body: { error: "This word cannot be used as a campaign address" },
    });
  });

  test("[API-105] the 100 newest gifts of each campaign, and how many there are", async () => {
    const who = await person("approved");
    const campaign = await makeCampaign(who.ngoId!, { giftCount: 101 });
    for (let i = 0; i < 101; i++)
      await makeDonationRow(campaign, {
        donorName: `Donor ${i}`,
        settledAt: new Date(Date.UTC(2026, 0, 1, 0, i)),
      });
    const [told] = (await call(mine, { token: who.token! })).body.data["campaigns"] as unknown as {
      donations: { donorName: string }[];
      donationCount: number;
    }[];
    expect(told!.donations).toHaveLength(100);
    expect([told!.donations[0]!.donorName, told!.donations[99]!.donorName]).toEqual([
      "Donor 100",
      "Donor 1",
    ]);
    expect(told!.donationCount).toBe(101);
    await makeCampaign(who.ngoId!);
    const page = await call(mine, { token: who.token!, query: "?page=2&limit=1" });
    expect(page.body.data).toMatchObject({
      campaigns: [{ id: campaign.id }],
      pagination: { page: 2, limit: 1, total: 2, totalPages: 2 },
    });
    expect((await call(mine, { token: who.token! })).body.data).toMatchObject({
      pagination: { page: 1, total: 2 },
    });
  });

  test("[DATA-028] a row of donations; [DATA-029] a row of donors", async () => {
    const { ngo, owner } = await makeNgo();
    const actor = await ngoActorOf(owner);
    const campaign = await makeCampaign(ngo.id, { title: "Pumps" });
    const email = `esi-${randomText()}@test.example`;
    const gift = await makeDonationRow(campaign, {
      donorName: "Esi",
      donorEmail: email,
      donorKey: email,
      amountCents: 12_50n,
    });
    const { donations } = await ngoDonations(actor, donationFilter({}), 1);
    expect(donations).toMatchObject([
      {
        id: gift.id,
        donor: "Esi",
        amountCents: 12_50n,
        campaignTitle: "Pumps",
        status: "completed",
      },
    ]);
    expect(donations[0]!.at).toEqual(gift.settledAt);
    const { donors } = await ngoDonors(actor, { search: "", page: 1 });
    expect(donors).toMatchObject([
      { name: "Esi", email, totalCents: 12_50n, donationCount: 1, pendingMethod: null },
    ]);
    expect(donors[0]!.lastDonation).toEqual(gift.settledAt);
    // followed by a pledge: the same row has its status and payment method
    await makeDonationRow(campaign, {
      donorName: "Esi",
      donorEmail: email,
      donorKey: email,
      kind: "pledge",
      method: "crypto",
      status: "pending_confirmation",
      createdAt: new Date(now().getTime() + 60_000),
    });
    const row = await ngoDonors(actor, { search: "", page: 1 });
    expect(row.donors).toMatchObject([{ donationCount: 1, pendingMethod: "crypto" }]);
    const page = renderToStaticMarkup(
      <DonorsTab locale="en" search="" today="2026-01-01" result={row} />,
    )
      .replaceAll("<wbr/>", "") // marks where an address may be broken across lines
      .replace(/<[^>]*>/g, " ")
      .replace(/\s+/g, " ");
    for (const words of ["Esi", email, "$12.50", "Crypto"]) expect(page, words).toContain(words);
  });
});

test("[API-001] every call lives under /api/v1 of the application's own host", () => {
  const told = openApi(apiPaths) as {
    servers: { url: string }[];
    paths: Record<string, Record<string, object>>;
  };
  expect(told.servers).toEqual([{ url: `${env.appUrl}/api/v1` }]);
  const root = path.resolve(import.meta.dirname, "../../../app/api");
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith("route.ts"),
  );
  // next-auth's own session endpoint and the Model Context Protocol (API-127): not part of our API
  expect(files.filter((file) => !file.startsWith("v1/")).sort()).toEqual([
    "auth/[...nextauth]/route.ts",
    "mcp/route.ts",
  ]);
  // each listed method is a call of its own, not one of those that refuse (otherMethods)
  expect(Object.keys(told.paths).length).toBeGreaterThan(20);
  for (const [at, calls] of Object.entries(told.paths)) {
    const file = path.join(root, "v1", at.replace(/\{(\w+)\}/g, "[$1]"), "route.ts");
    const source = readFileSync(file, "utf8");
    expect(Object.keys(calls), at).not.toEqual([]);
    for (const verb of Object.keys(calls).map((name) => name.toUpperCase()))
      expect(source, `${verb} ${at}`).toMatch(
        new RegExp(`^export (?:const ${verb} = route\\(|\\{[^}]*\\b${verb}\\b[^}]*\\} from )`, "m"),
      );
  }
});
