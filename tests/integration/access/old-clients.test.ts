import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { hashPassword } from "@/lib/auth/password";
import { operations } from "@/lib/http/openapi";
import { apiPaths } from "@/app/api/v1/paths";
import { OPTIONS as descriptionOptions } from "@/app/api/v1/openapi.json/route";
import { makeAdmin, randomEmail } from "@/tests/support/factories";
import { person, samePerson } from "@/tests/support/people";
import { call } from "@/tests/support/call";

/** What programs send that hold to the contract and were written long before: each gets the answer that it tells of. */
const handlers = new Map(
  operations(apiPaths).map(({ path, method, route }) => [`${method} ${path}`, route]),
);
const password = "pull the rope";

test("[ACCT-031, ACCT-087] a token that ended, or a key, is sent along to a login: the password decides", async () => {
  const passwordHash = await hashPassword(password);
  const admin = await makeAdmin({ passwordHash });
  const ngo = await person("approved");
  const owner = await db.user.update({ where: { id: ngo.userId! }, data: { passwordHash } });
  const ended = (await person("expired")).token!;
  for (const token of [ended, "hrb_test_cut"]) {
    const login = handlers.get("POST /ngos/login");
    const taken = await call(login, { body: { email: owner.email, password }, token });
    expect([taken.status, taken.body.message]).toEqual([200, "Login successful!"]);
    const wrong = await call(login, { body: { email: owner.email, password: "no rope" }, token });
    expect([wrong.status, wrong.body.error]).toEqual([401, "Login failed"]);
    const console = handlers.get("POST /admin/login");
    expect(
      (await call(console, { body: { email: admin.email, password }, token })).body.message,
    ).toBe("Login successful!");
    const made = await call(handlers.get("POST /ngos/register"), {
      body: { name: "Maji", email: randomEmail(), password },
      token,
    });
    expect([made.status, made.body.message]).toEqual([201, "Account created successfully!"]);
  }
});

describe("[API-012] an id that is longer than any", () => {
  const words = (path: string): string => {
    if (path.startsWith("/campaigns")) return "Campaign not found";
    if (path.startsWith("/payment")) return "This payment session does not exist";
    return path.startsWith("/webhooks") ? "Not found" : "No NGO data found.";
  };
  test.each([...handlers.keys()].filter((name) => name.includes("{")))(
    "%s is answered as an unknown one is",
    async (name) => {
      const [method, path] = name.split(" ") as [string, string];
      const who = await samePerson(
        handlers.get(name)!.spec.access === "admin" ? "admin" : "approved",
      );
      const long = "x".repeat(5_000);
      const params = {
        idOrSlug: long,
        id: long,
        deliveryId: long,
        sessionId: long,
        n: "1",
        language: "fr",
      };
      const answer = await call(handlers.get(name), { method, params, token: who.token! });
      expect([answer.status, answer.body.code, answer.body.error]).toEqual([
        404,
        "not_found",
        words(path),
      ]);
    },
  );
});

test("[API-122] another site's script may ask for the description with its mark", async () => {
  const asked = await descriptionOptions(
    new Request("http://localhost/api/v1/openapi.json", {
      method: "OPTIONS",
      headers: { "access-control-request-method": "GET" },
    }),
    { params: Promise.resolve({}) },
  );
  expect([asked.status, asked.headers.get("access-control-allow-origin")]).toEqual([204, "*"]);
  expect(asked.headers.get("access-control-allow-headers")).toBe("if-none-match");
});

test("[API-041, ERR-041, ERR-053] text where a file is asked for is no file, in words of the contract", async () => {
  const of = (field: string) => {
    const form = new FormData();
    form.set(field, "/media/before.jpg");
    return form;
  };
  const cover = await call(handlers.get("POST /campaigns"), {
    form: of("mainImage"),
    token: (await samePerson("approved")).token!,
  });
  expect(cover.body.issues).toContainEqual({
    path: "mainImage",
    message: "Please upload a cover image for your campaign",
  });
  const paper = await call(handlers.get("POST /ngos/upload-documents"), {
    form: of("registrationCertificate"),
    token: (await samePerson("incomplete")).token!,
  });
  expect([paper.status, paper.body.error, paper.body.issues]).toEqual([
    400,
    "Required documents are missing",
    [{ path: "registrationCertificate", message: "Required documents are missing" }],
  ]);
});

test("[GIVE-031, API-077] a checkout without items has no valid amount", async () => {
  const body = { donorName: "Amina", donorEmail: "amina@test.example", campaignId: "none" };
  for (const items of [undefined, null, {}, "10"]) {
    const answer = await call(handlers.get("POST /payment/create-checkout-session"), {
      body: { ...body, items },
    });
    expect([answer.status, answer.body.error]).toEqual([400, "Please enter a valid amount"]);
  }
});

test("[API-032, API-033] an application without a site and an account gives them as null", async () => {
  const answer = await call(handlers.get("PUT /ngos/complete-profile"), {
    method: "PUT",
    body: {
      orgName: "Maji Safi",
      officialEmail: "office@maji.example",
      country: "KE",
      phoneNumber: "+254 700 000 000",
      website: null,
      description: "Pumps.",
      bankDetails: null,
    },
    token: (await person("incomplete")).token!,
  });
  expect([answer.status, answer.body.issues]).toEqual([200, undefined]);
  expect(answer.body.data["ngo"]).toMatchObject({ website: null, bankDetails: null });
});

test("[API-035] what a profile gives as null may be sent back as it was read", async () => {
  const { token } = await person("incomplete");
  const profile = handlers.get("GET /ngos/profile");
  const update = handlers.get("PUT /ngos/update-profile");
  const read = async () => (await call(profile, { token: token! })).body.data["ngo"]!;
  const names = [
    "name",
    "orgName",
    "officialEmail",
    "country",
    "phoneNumber",
    "website",
    "description",
    "facebook",
    "twitter",
    "instagram",
    "linkedin",
    "bankDetails",
  ];
  const before = (await read()) as Record<string, unknown>;
  const body = Object.fromEntries(names.map((name) => [name, before[name]]));
  expect(Object.values(body)).toContain(null);
  const kept = await call(update, { method: "PUT", body, token: token! });
  expect([kept.status, kept.body.issues]).toEqual([200, undefined]);
  expect(await read()).toEqual(before);

  await call(update, { method: "PUT", body: { facebook: "maji" }, token: token! });
  await call(update, { method: "PUT", body: { facebook: null }, token: token! });
  expect(((await read()) as Record<string, unknown>)["facebook"]).toBeNull();
});
