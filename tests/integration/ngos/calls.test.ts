import pg from "pg";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { Prisma } from "@/prisma/generated/client";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { openApi, type ApiPath } from "@/lib/http/openapi";
import { route } from "@/lib/http/route";
import { hashPassword } from "@/lib/auth/password";
import { runDueJobs } from "@/lib/worker/run";
import { apiPaths } from "@/app/api/v1/paths";
import { POST as adminLogin } from "@/app/api/v1/admin/login/route";
import { GET as adminNgos } from "@/app/api/v1/admin/ngos/route";
import { GET as adminCampaigns } from "@/app/api/v1/admin/campaigns/route";
import { PUT as approveA } from "@/app/api/v1/admin/ngos/[id]/approve/route";
import { PUT as reinstate } from "@/app/api/v1/admin/ngos/[id]/reinstate/route";
import { PUT as rejectA } from "@/app/api/v1/admin/ngos/[id]/reject/route";
import { PUT as suspend } from "@/app/api/v1/admin/ngos/[id]/suspend/route";
import { POST as logout } from "@/app/api/v1/auth/logout/route";
import { GET as me } from "@/app/api/v1/auth/me/route";
import { GET as health } from "@/app/api/v1/health/route";
import { PUT as approve } from "@/app/api/v1/ngos/[id]/approve/route";
import { PUT as reject } from "@/app/api/v1/ngos/[id]/reject/route";
import { PUT as complete } from "@/app/api/v1/ngos/complete-profile/route";
import { POST as login } from "@/app/api/v1/ngos/login/route";
import { GET as profile } from "@/app/api/v1/ngos/profile/route";
import { POST as register } from "@/app/api/v1/ngos/register/route";
import { PUT as update } from "@/app/api/v1/ngos/update-profile/route";
import { POST as upload } from "@/app/api/v1/ngos/upload-documents/route";
import { POST as uploadImage } from "@/app/api/v1/ngos/upload-profile-image/route";
import { makeNgo, makeUser, randomEmail } from "@/tests/support/factories";
import { person } from "@/tests/support/people";
import { call, sessionOf } from "@/tests/support/call";
import { plainPdf } from "@/tests/support/pdf";

const password = "pull the rope";
const pdf = (name = "certificate.pdf") =>
  new File([new Uint8Array(plainPdf())], name, { type: "text/html" });
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const form = (fields: Record<string, string | File>) => {
  const all = new FormData();
  for (const [name, value] of Object.entries(fields)) all.set(name, value);
  return all;
};
const bank = {
  accountHolderName: "Maji Safi",
  bankName: "KCB",
  accountNumber: "1234567890",
  swiftCode: "KCBLKENX",
  preferredCurrency: "KES",
};
const whole = {
  orgName: "Maji Safi",
  officialEmail: "office@maji.example",
  country: "KE",
  phoneNumber: "+254 700 000 000",
  website: "maji.example",
  description: "Pumps.",
  bankDetails: bank,
};

describe("accounts", () => {
  test("[API-024, API-025, API-026, API-027, API-028, API-029, ACCT-029, ACCT-080] register, log in, ask who one is, log out", async () => {
    const made = await call(register, { body: { name: "Maji", email: randomEmail(), password } });
    expect(made.status).toBe(201);
    expect(Object.keys(made.body.data).sort()).toEqual(["ngo", "token", "user", "userId"]);
    expect(sessionOf(made)).not.toBe("");
    const { owner } = await makeNgo();
    await db.user.update({
      where: { id: owner.id },
      data: { passwordHash: await hashPassword(password) },
    });
    const one = await call(login, { body: { email: owner.email, password } });
    expect(one).toMatchObject({
      status: 200,
      body: { data: { userId: owner.id, ngo: { status: "approved" } } },
    });
    expect(sessionOf(one)).not.toBe("");
    const two = await call(login, { body: { email: owner.email, password } });
    const admin = await makeUser({ role: "admin", passwordHash: await hashPassword(password) });
    const boss = await call(adminLogin, { body: { email: admin.email, password } });
    expect(boss).toMatchObject({
      status: 200,
      body: { data: { userId: admin.id, user: { role: "admin", status: null } } },
    });
    expect(Object.keys(boss.body.data).sort()).toEqual(["token", "user", "userId"]);
    const [a, b] = [one, two].map((x) => x.body.data["token"] as unknown as string) as [
      string,
      string,
    ];
    expect((await call(me, { token: a })).body.data).toMatchObject({
      user: { role: "ngo", status: "approved", isVerified: true, profileComplete: true },
    });
    expect(
      (await call(me, { token: boss.body.data["token"] as unknown as string })).body.data,
    ).toMatchObject({ user: { role: "admin" } });
    await call(logout, { method: "POST", token: a });
    expect([
      (await call(me, { token: a })).status,
      (await call(me, { token: b })).status,
      (await call(me, { cookie: sessionOf(one) })).status,
    ]).toEqual([401, 200, 200]);
  });
});

describe("the application", () => {
  test("[API-032, API-033, API-034, API-036, API-041, API-042, NGO-027, NGO-029, NGO-063, NGO-067] profile, then documents", async () => {
    const who = await person("incomplete");
    for (const field of ["orgName", "officialEmail", "country", "phoneNumber", "description"]) {
      const { [field as "orgName"]: _left, ...rest } = whole;
      expect(
        await call(complete, { method: "PUT", body: rest, token: who.token! }),
        field,
      ).toMatchObject({ status: 400, body: { issues: [{ path: field }] } });
    }
    expect(
      await call(upload, { form: form({ leadershipProof: pdf() }), token: who.token! }),
    ).toMatchObject({
      status: 400,
      body: {
        error: "Required documents are missing",
        issues: [{ path: "registrationCertificate" }],
      },
    });
    const empty = Object.fromEntries(Object.keys(bank).map((name) => [name, ""]));
    expect(
      await call(complete, {
        method: "PUT",
        body: { ...whole, bankDetails: empty },
        token: who.token!,
      }),
    ).toMatchObject({
      status: 200,
      body: {
        data: {
          ngo: {
            bankDetails: null,
            profileComplete: false,
            website: "https://maji.example/",
            officialEmail: "office@maji.example",
          },
        },
      },
    });
    const masked = await call(complete, { method: "PUT", body: whole, token: who.token! });
    expect(masked.body.data).toMatchObject({
      ngo: {
        bankDetails: {
          accountHolderName: "Maji Safi",
          accountNumber: "••••7890",
          preferredCurrency: "KES",
        },
      },
    });
    expect(JSON.stringify(masked.body)).not.toContain("1234567890");
    expect(
      await call(upload, {
        form: form({
          registrationCertificate: "null",
          leadershipProof: "",
          additionalDocument: "null",
        }),
        token: who.token!,
      }),
    ).toMatchObject({ status: 400, body: { issues: [{ path: "registrationCertificate" }] } });
    const sent = await call(upload, {
      form: form({
        registrationCertificate: pdf("règlement.txt"),
        leadershipProof: "null",
        additionalDocument: "",
      }),
      token: who.token!,
    });
    expect(sent).toMatchObject({
      status: 200,
      body: {
        data: {
          ngo: {
            status: "pending",
            profileComplete: true,
            documents: {
              registrationCertificate: expect.stringMatching(/^\/documents\/doc_/),
              leadershipProof: null,
              additionalDocument: null,
            },
          },
        },
      },
    });
    expect((await call(profile, { token: who.token! })).body.data).toMatchObject({
      ngo: { profileComplete: true },
      campaigns: [],
      stats: { totalCampaigns: 0 },
    });
  });

  test("[API-043] the logo, re-encoded, at an address of this site", async () => {
    const who = await person("approved");
    expect(
      await call(uploadImage, {
        form: form({ profileImage: new File([png], "x") }),
        token: who.token!,
      }),
    ).toMatchObject({
      status: 200,
      body: { data: { profileImage: expect.stringMatching(/^\/media\/images\/.*\.webp$/) } },
    });
  });

  test("[API-049, API-050, API-051, API-052, API-054, API-015, NGO-056, NGO-057, NGO-046] four decision calls, without a body too; a reason reaches the mail", async () => {
    const boss = await person("admin");
    for (const [handler, status] of [
      [approve, "approved"],
      [approveA, "approved"],
      [reject, "rejected"],
      [rejectA, "rejected"],
    ] as const) {
      const { ngo } = await makeNgo({ status: "pending" });
      const params = { id: ngo.id };
      expect(await call(handler, { method: "PUT", params, token: boss.token! })).toMatchObject({
        status: 200,
        body: { data: { ngo: { id: ngo.id, status } } },
      });
      for (const again of [approve, reject])
        expect(await call(again, { method: "PUT", params, token: boss.token! })).toMatchObject({
          status: 409,
          body: { error: "This application has already been decided", code: "already_decided" },
        });
    }
    const early = (await makeNgo({ status: "pending", profileComplete: false })).ngo;
    expect(
      await call(approve, { method: "PUT", params: { id: early.id }, token: boss.token! }),
    ).toMatchObject({ status: 409, body: { code: "not_submitted" } });
    const { ngo, owner } = await makeNgo({ status: "pending" });
    expect(
      await call(reject, {
        method: "PUT",
        params: { id: ngo.id },
        body: { reason: "The certificate <b>expired</b> in 2019." },
        token: boss.token!,
      }),
    ).toMatchObject({
      body: { data: { ngo: { rejectionReason: "The certificate <b>expired</b> in 2019." } } },
    });
    await runDueJobs();
    const mail = await db.emailMessage.findFirstOrThrow({ where: { toAddress: owner.email } });
    expect(mail.text).toContain("The certificate <b>expired</b> in 2019.");
    expect(mail.html).not.toContain("<b>expired");
  });

  test("[API-102, NGO-068, NGO-069, NGO-070, NGO-071, NGO-073] suspend and reinstate", async () => {
    const boss = await person("admin");
    const who = await person("approved");
    const params = { id: who.ngoId! };
    expect(await call(reinstate, { method: "PUT", params, token: boss.token! })).toMatchObject({
      status: 409,
    });
    expect(
      await call(suspend, {
        method: "PUT",
        params,
        body: { reason: "A question" },
        token: boss.token!,
      }),
    ).toMatchObject({
      status: 200,
      body: { data: { ngo: { status: "approved", suspended: true } } },
    });
    expect(await call(suspend, { method: "PUT", params, token: boss.token! })).toMatchObject({
      status: 409,
    });
    expect(
      await call(update, { method: "PUT", body: { description: "x" }, token: who.token! }),
    ).toMatchObject({ status: 403, body: { code: "ngo_suspended" } });
    expect((await call(me, { token: who.token! })).body.data).toMatchObject({
      user: { status: "approved", suspended: true, isVerified: false },
    });
    expect(await call(reinstate, { method: "PUT", params, token: boss.token! })).toMatchObject({
      status: 200,
      body: { data: { ngo: { suspended: false } } },
    });
    const { ngo } = await makeNgo({ status: "rejected" });
    expect(
      (await call(suspend, { method: "PUT", params: { id: ngo.id }, token: boss.token! })).status,
    ).toBe(409);
  });

  test("[API-095, API-096] an admin's lists say their pages", async () => {
    const boss = await person("admin");
    await makeNgo();
    for (const [handler, key] of [
      [adminNgos, "ngos"],
      [adminCampaigns, "campaigns"],
    ] as const) {
      const all = await call(handler, { token: boss.token! });
      expect(all.body.data).toMatchObject({
        [key]: expect.any(Array),
        pagination: { page: 1, limit: 1000 },
      });
      expect(
        (await call(handler, { query: "?page=1&limit=1", token: boss.token! })).body.data,
      ).toMatchObject({ pagination: { limit: 1 } });
    }
  });
});

describe("the call", () => {
  const fault = (error: unknown) =>
    route({ summary: "x", access: "public" }, async () => {
      throw error;
    });
  test("[API-005, API-006, API-019] an inner fault: 500 in the envelope with a request id, nothing of its insides", async () => {
    const answer = await call(fault(new Error("secret at /srv/app/lib/x.ts:1:1")));
    expect(answer).toMatchObject({
      status: 500,
      body: { success: false, code: "internal", requestId: expect.stringMatching(/^req_/) },
    });
    expect(JSON.stringify(answer.body)).not.toMatch(/secret|\.ts|stack/);
  });
  test("[API-020] while the database is away: 503 with Retry-After", async () => {
    const gone = await new pg.Client({ host: "127.0.0.1", port: 1, user: "x", database: "x" })
      .connect()
      .then(
        () => null,
        (error: unknown) => error,
      );
    for (const error of [
      gone,
      new Prisma.PrismaClientKnownRequestError("no server", { code: "P1001", clientVersion: "x" }),
    ]) {
      const answer = await call(fault(error));
      expect(answer).toMatchObject({ status: 503, body: { success: false, code: "unavailable" } });
      expect(answer.headers.get("retry-after")).toBe("5");
    }
  });
  test("[API-101] health", async () =>
    expect(await call(health)).toMatchObject({ status: 200, body: { data: { status: "ok" } } }));
  test("[API-018, ACCT-094] many calls from one address: 429 with Retry-After", async () => {
    await db.rateLimit.deleteMany();
    Object.assign(env, { rateLimitScale: 0.005 });
    try {
      const headers = { "x-forwarded-for": "192.0.2.200" };
      for (let i = 0; i < 3; i++) expect((await call(me, { headers })).status).toBe(401);
      const refused = await call(me, { headers });
      expect(refused).toMatchObject({
        status: 429,
        body: {
          code: "rate_limited",
          error: expect.stringMatching(/^Too many attempts\. Please try again in \d+ minutes?\.$/),
        },
      });
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
      expect((await call(health, { headers })).status).toBe(200); // health checks are never limited
    } finally {
      Object.assign(env, { rateLimitScale: 1000 });
    }
  });
  test("[API-106] errors are English, whatever the language asked for", async () => {
    expect(
      (
        await call(me, {
          headers: { "accept-language": "af", cookie: "lang=af", "x-locale": "af" },
        })
      ).body.error,
    ).toBe("Please log in to continue");
  });
});

describe("the description", () => {
  type Told = {
    openapi: string;
    paths: Record<
      string,
      Record<
        string,
        {
          operationId: string;
          parameters: { name: string; in: string; schema: object }[];
          requestBody?: {
            content: Record<
              string,
              { schema: { properties?: Record<string, { description?: string }> } }
            >;
          };
        }
      >
    >;
  };
  const told = (paths: ApiPath[]) => openApi(paths) as unknown as Told;

  test("[API-097, API-107] 3.1, one operation id each, every {part} of a path described, the unit of each amount", () => {
    const all = told(apiPaths);
    expect(all.openapi).toMatch(/^3\.1\./);
    const ids: string[] = [];
    for (const [at, item] of Object.entries(all.paths))
      for (const op of Object.values(item)) {
        ids.push(op.operationId);
        expect(
          op.parameters.filter((p) => p.in === "path").map((p) => p.name),
          at,
        ).toEqual([...at.matchAll(/\{(\w+)\}/g)].map((m) => m[1]));
      }
    expect(new Set(ids).size).toBe(ids.length);
    const amounts: string[] = [];
    const walk = (node: unknown, at: string): void => {
      if (node === null || typeof node !== "object") return;
      for (const [name, value] of Object.entries(node)) {
        if (
          ["amount", "fundingGoal", "totalRaised"].includes(name) &&
          value &&
          typeof value === "object" &&
          "type" in value
        ) {
          amounts.push(at);
          // in a form, fundingGoal is text: dollars as typed
          if ((value as { type: string }).type !== "string")
            expect((value as { description?: string }).description, `${at} ${name}`).toMatch(
              /US (dollars|cents)/,
            );
        }
        walk(value, `${at}/${name}`);
      }
    };
    walk(all.paths, "");
    expect(amounts.length).toBeGreaterThan(5);
  });

  test("[API-098] it follows the schema that validates", () => {
    const made = (max: number) =>
      told([
        {
          path: "/x",
          module: {
            POST: route(
              {
                summary: "x",
                access: "public",
                body: z.strictObject({ name: z.string().max(max) }),
              },
              async () => ({ data: {} }),
            ),
          },
        },
      ]);
    expect(JSON.stringify(made(7).paths)).toContain('"maxLength":7');
    expect(JSON.stringify(made(8).paths)).toContain('"maxLength":8');
  });
});
