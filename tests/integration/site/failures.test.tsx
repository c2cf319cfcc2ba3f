import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { db } from "@/lib/db";
import type { ActionState } from "@/lib/http/action-state";
import type { NgoActor } from "@/lib/auth/actor";
import { hashPassword } from "@/lib/auth/password";
import { approveNgo } from "@/lib/ngos/approve-ngo";
import { rejectNgo } from "@/lib/ngos/reject-ngo";
import { createCampaignAction, updateCampaignAction } from "@/lib/campaigns/form-actions";
import { deleteCampaignAction } from "@/lib/campaigns/dashboard-actions";
import { give } from "@/lib/checkout/actions";
import { approveNgoAction, rejectNgoAction } from "@/lib/ngos/console-actions";
import { saveLogoAction, saveProfileAction } from "@/lib/ngos/dashboard-actions";
import { continueRegistration, submitApplication } from "@/lib/ngos/registration-actions";
import { signUp } from "@/lib/ngos/sign-up-action";
import { adminLogIn, ngoLogIn } from "@/lib/users/actions";
import CampaignsPage from "@/app/[locale]/campaigns/page";
import CampaignPage from "@/app/[locale]/campaigns/[slug]/page";
import AdminDashboardPage from "@/app/(app)/admin/dashboard/page";
import EditCampaignPage from "@/app/(app)/dashboard/campaigns/edit/[campaignId]/page";
import { DonationsPart } from "@/app/(app)/dashboard/_parts/donations-part";
import { ProfilePart } from "@/app/(app)/dashboard/_parts/profile-part";
import { POST as login } from "@/app/api/v1/ngos/login/route";
import { call } from "@/tests/support/call";
import { actorOf, makeCampaign, makeNgo } from "@/tests/support/factories";
import { Left, seen } from "@/tests/support/next-mocks";
import { person, type Person } from "@/tests/support/people";
import { actionFields } from "../access/actions-sent";
import { versionOf } from "@/lib/ngos/version";
import { plainPdf } from "@/tests/support/pdf";

/**
 * Every failure reaches a person with a message: each verb here fails without one, fails with one, or works.
 * tests/e2e/failures.spec.ts covers what the browser shows when there is no answer at all.
 */
const broken = vi.hoisted(() => ({ how: new Map<string, Error>() }));
const breakable = vi.hoisted(
  () => (module: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(module).map(([name, value]) => [
        name,
        typeof value !== "function"
          ? value
          : Object.assign((...given: unknown[]) => {
              const error = broken.how.get(name);
              return error
                ? Promise.reject(error)
                : (value as (...all: unknown[]) => unknown)(...given);
            }, value),
      ]),
    ),
);

vi.mock("server-only", () => ({}));
vi.mock("next/headers", () => import("@/tests/support/next-mocks"));
vi.mock("next/navigation", () => import("@/tests/support/next-mocks"));
vi.mock("@/lib/users/log-in", async (real) => breakable(await real()));
vi.mock("@/lib/ngos/register", async (real) => breakable(await real()));
vi.mock("@/lib/auth/current-actor", async (real) => breakable(await real()));
vi.mock("@/lib/ngos/decide-ngo", async (real) => breakable(await real()));
vi.mock("@/lib/ngos/save-draft", async (real) => breakable(await real()));
vi.mock("@/lib/ngos/complete-profile", async (real) => breakable(await real()));
vi.mock("@/lib/ngos/upload-documents", async (real) => breakable(await real()));
vi.mock("@/lib/ngos/queries", async (real) => breakable(await real()));
vi.mock("@/lib/ngos/own-queries", async (real) => breakable(await real()));
vi.mock("@/lib/ngos/console-queries", async (real) => breakable(await real()));
vi.mock("@/lib/ngos/update-profile", async (real) => breakable(await real()));
vi.mock("@/lib/ngos/upload-profile-image", async (real) => breakable(await real()));
vi.mock("@/lib/campaigns/create-campaign", async (real) => breakable(await real()));
vi.mock("@/lib/campaigns/update-campaign", async (real) => breakable(await real()));
vi.mock("@/lib/campaigns/delete-campaign", async (real) => breakable(await real()));
vi.mock("@/lib/campaigns/queries", async (real) => breakable(await real()));
vi.mock("@/lib/campaigns/list-queries", async (real) => breakable(await real()));
vi.mock("@/lib/donations/queries", async (real) => breakable(await real()));
vi.mock("@/lib/campaigns/performance-queries", async (real) => breakable(await real()));
vi.mock("@/lib/checkout/start", async (real) => breakable(await real()));

type Asked = { locale?: string; params?: Record<string, string> };
const show = async (page: unknown, { locale = "en", params = {} }: Asked = {}) => {
  const drawn = await (page as (props: unknown) => Promise<React.ReactNode>)({
    params: Promise.resolve({ locale, ...params }),
    searchParams: Promise.resolve({}),
  });
  return renderToStaticMarkup(<>{drawn}</>);
};
/** The text of the page's alert, a line or a notice with its icon; of all alerts if there are several. */
const alertOf = (markup: string): string | undefined => {
  const told = markup.split(/<[^>]* role="alert"[^>]*>/).slice(1);
  return told.length === 0
    ? undefined
    : told
        .map((rest) => /^(?:<svg.*?<\/svg><div>)?([^<]*)<\//s.exec(rest)?.[1] ?? rest)
        .join(" | ");
};

async function failing<T>(name: string, error: Error, run: () => Promise<T>): Promise<T> {
  broken.how.set(name, error);
  try {
    return await run();
  } finally {
    broken.how.delete(name);
  }
}
const unexpected = () => new Error("the disk is full");
const worded = () => new AppError("conflict", "countryFixed");
const said = "The country of an approved organisation cannot be changed here";

type Action = (previous: ActionState<never>, form: FormData) => Promise<ActionState<unknown>>;
async function press(
  action: unknown,
  name: string,
  who: Person = {},
  more: Record<string, string | File> = {},
): Promise<ActionState<unknown>> {
  seen.headers = new Headers({
    origin: env.appOrigin,
    "x-forwarded-for": "198.51.100.8",
    ...(who.cookie ? { cookie: who.cookie } : {}),
  });
  seen.set.length = 0;
  const form = new FormData();
  for (const [field, value] of Object.entries({ ...actionFields[name]?.(), ...more }))
    form.set(field, value);
  return (action as Action)({ status: "idle" }, form);
}
const pdf = () => new File([new Uint8Array(plainPdf())], "certificate.pdf");

describe("a verb that fails without words: the form has them; one that fails with words: its own", () => {
  test.each([
    ["[ERR-004]", ngoLogIn, "ngoLogIn", "visitor", "logIn", "Login failed"],
    ["[ERR-007]", adminLogIn, "adminLogIn", "visitor", "logIn", "An error occurred during login."],
    ["[ERR-008]", signUp, "signUp", "visitor", "registerNgo", "Registration failed"],
    [
      "[ERR-013]",
      approveNgoAction,
      "approveNgoAction",
      "admin",
      "decideNgo",
      "Failed to approve NGO",
    ],
    ["[ERR-015]", rejectNgoAction, "rejectNgoAction", "admin", "decideNgo", "Failed to reject NGO"],
    [
      "[ERR-024]",
      createCampaignAction,
      "createCampaignAction",
      "approved",
      "createCampaign",
      "Failed to create campaign",
    ],
    [
      "[ERR-025]",
      updateCampaignAction,
      "updateCampaignAction",
      "approved",
      "updateCampaign",
      "Failed to update campaign",
    ],
    [
      "[ERR-026]",
      deleteCampaignAction,
      "deleteCampaignAction",
      "approved",
      "deleteCampaign",
      "Failed to delete campaign",
    ],
    [
      "[ERR-030]",
      saveProfileAction,
      "saveProfileAction",
      "approved",
      "updateProfile",
      "Failed to update profile",
    ],
    [
      "[ERR-032]",
      saveLogoAction,
      "saveLogoAction",
      "approved",
      "uploadProfileImage",
      "Failed to upload profile image",
    ],
    ["[ERR-034]", give, "give", "visitor", "startDonation", "Error submitting payment request"],
    [
      "[ERR-039]",
      continueRegistration,
      "continueRegistration",
      "incomplete",
      "saveDraft",
      "Failed to complete profile",
    ],
    [
      "[ERR-043]",
      submitApplication,
      "submitApplication",
      "incomplete",
      "registrationValues",
      "An unexpected error occurred during registration",
    ],
  ] as const)("%s %# %s", async (_row, action, name, kind, verb, text) => {
    const who = await person(kind);
    expect(await failing(verb, unexpected(), () => press(action, name, who))).toMatchObject({
      status: "error",
      error: text,
      issues: [],
    });
    expect(await failing(verb, worded(), () => press(action, name, who))).toMatchObject({
      status: "error",
      error: said,
    });
  });

  test("[ERR-037] a card gift: any other failure; [ERR-035] a provider that gives no session: its words come first", async () => {
    expect(
      await failing("startDonation", unexpected(), () =>
        press(give, "give", {}, { method: "card" }),
      ),
    ).toMatchObject({ error: "Failed to process payment" });
    expect(
      await failing("startDonation", new AppError("provider_unavailable", "checkoutFailed"), () =>
        press(give, "give", {}, { method: "card" }),
      ),
    ).toMatchObject({ error: "Failed to create checkout session" });
    expect(
      await failing("startDonation", new AppError("provider_unavailable", "providerFailed"), () =>
        press(give, "give", {}, { method: "card" }),
      ),
    ).toMatchObject({ error: "The card payment provider failed to initialize" });
  });

  test("[ERR-039] [ERR-040] [ERR-043] the second step says which of its two halves failed", async () => {
    const who = await person("incomplete");
    await expect(press(continueRegistration, "continueRegistration", who)).rejects.toBeInstanceOf(
      Left,
    );
    const submit = () =>
      press(submitApplication, "submitApplication", who, { registrationCertificate: pdf() });
    for (const [verb, text] of [
      ["completeProfile", "Failed to complete profile"],
      ["uploadDocuments", "Failed to upload documents"],
    ] as const) {
      expect(await failing(verb, unexpected(), submit)).toMatchObject({ error: text });
      expect(await failing(verb, worded(), submit)).toMatchObject({ error: said });
    }
    expect(await db.ngo.findUniqueOrThrow({ where: { id: who.ngoId! } })).toMatchObject({
      profileComplete: false,
      submittedAt: null,
    });
  });

  test("[ERR-042] a session that ended: the registration says so in its own words, also on the page that comes next", async () => {
    const flashed = () =>
      Buffer.from(seen.set.find((c) => c.name === "flash")?.value ?? "", "base64url").toString();
    for (const [action, name] of [
      [continueRegistration, "continueRegistration"],
      [submitApplication, "submitApplication"],
    ] as const) {
      expect(await press(action, name, await person("revoked"))).toMatchObject({
        status: "error",
        error: "Your session has expired. Please log in again to continue.",
      });
      expect(flashed()).toContain("Your session has expired. Please log in again to continue.");
    }
    expect(
      await press(saveProfileAction, "saveProfileAction", await person("revoked")),
    ).toMatchObject({ error: "Authentication failed: Your session has expired" });
    expect(flashed()).toContain("Authentication failed: Your session has expired");
  });

  test("[ERR-006] the right password, but the profile cannot be loaded", async () => {
    const { owner } = await makeNgo();
    const password = "pull the rope";
    await db.user.update({
      where: { id: owner.id },
      data: { passwordHash: await hashPassword(password) },
    });
    const sent = { email: owner.email, password };
    expect(
      await failing("actorOfUser", unexpected(), () => press(ngoLogIn, "", {}, sent)),
    ).toMatchObject({ error: "Failed to load user profile" });
    expect(
      await failing("actorOfUser", unexpected(), () => call(login, { body: sent })),
    ).toMatchObject({
      status: 500,
      cookies: [],
      body: { success: false, error: "Failed to load user profile" },
    });
    await expect(press(ngoLogIn, "", {}, sent)).rejects.toBeInstanceOf(Left);
  });

  test("[ERR-017] approve or reject without an id", async () => {
    const who = await person("admin");
    const admin = await actorOf({ id: who.userId! });
    for (const verb of [approveNgo, rejectNgo])
      await expect(verb(admin, { id: "" })).rejects.toMatchObject({
        code: "invalid",
        key: "ngoIdRequired",
      });
    for (const action of [approveNgoAction, rejectNgoAction])
      expect(await press(action, "", who, { id: "", version: "" })).toMatchObject({
        error: "NGO ID is required",
        issues: [{ path: "id" }],
      });
  });

  test("[ERR-081] two admins decide: the second is told", async () => {
    const who = await person("admin");
    const { ngo } = await makeNgo({ status: "pending" });
    const seen = { id: ngo.id, version: versionOf(ngo.submittedAt) };
    await expect(press(approveNgoAction, "", who, seen)).rejects.toBeInstanceOf(Left);
    for (const action of [approveNgoAction, rejectNgoAction])
      expect(await press(action, "", who, seen)).toMatchObject({
        error: "This application has already been decided",
      });
  });
});

describe("a page's read that fails", () => {
  let own: Person;
  let actor: NgoActor;
  beforeAll(async () => {
    own = await person("approved");
    actor = (await actorOf({ id: own.userId! })) as NgoActor;
  });
  const as = (who: Person, more: Record<string, string> = {}) =>
    void (seen.headers = new Headers({ ...(who.cookie ? { cookie: who.cookie } : {}), ...more }));
  // tests/unit/ui/failures.test.tsx covers what the error page shows of a digest
  const digestOf = (run: () => Promise<unknown>) =>
    run().then(
      () => "",
      (error: { digest?: string }) => error.digest,
    );

  test("[ERR-022] one campaign, on its page and on its form; [ERR-023] the list", async () => {
    const campaign = await makeCampaign(actor.ngo.id);
    as({});
    for (const [error, text] of [
      [unexpected(), "Failed to fetch campaign data"],
      [worded(), said],
    ] as const)
      expect(
        await failing("publicCampaign", error, () =>
          digestOf(() => show(CampaignPage, { params: { slug: `${campaign.slug}` } })),
        ),
      ).toBe(`say:${text}`);
    for (const [error, text] of [
      [unexpected(), "Failed to fetch campaigns"],
      [worded(), said],
    ] as const)
      expect(
        await failing("listPublicCampaigns", error, () => digestOf(() => show(CampaignsPage))),
      ).toBe(`say:${text}`);
    expect(
      await failing("listPublicCampaigns", unexpected(), () =>
        digestOf(() => show(CampaignsPage, { locale: "af" })),
      ),
    ).toMatch(/^say:(?!Failed)\S/);
    as(own);
    expect(
      await failing("ownCampaign", unexpected(), () =>
        digestOf(() => show(EditCampaignPage, { params: { campaignId: campaign.id } })),
      ),
    ).toBe("say:Failed to fetch campaign data");
    await expect(
      show(EditCampaignPage, { params: { campaignId: "cmp_none" } }),
    ).rejects.toMatchObject({ to: "404" });
  });

  test("[ERR-019] the console's first load; [ERR-018] a later one; the frame with its ways on stays", async () => {
    const boss = await person("admin");
    const alert = async (referer: string, error: Error) => {
      as(boss, referer ? { referer } : {});
      const page = await failing("consoleCounts", error, () => show(AdminDashboardPage));
      expect(page).toContain('href="/admin/gifts"');
      expect(page).toMatch(/href="\/admin\/dashboard[^"]*">Try again</);
      return alertOf(page);
    };
    for (const elsewhere of ["", `${env.appOrigin}/admin/login`, "https://other.example/"])
      expect(await alert(elsewhere, unexpected())).toBe("Failed to load initial data");
    for (const here of ["/admin/dashboard", "/admin/dashboard?tab=verified&search=x"])
      expect(await alert(env.appOrigin + here, unexpected())).toBe("Failed to load admin data");
    expect(await alert("", worded())).toBe(said);
    as(boss);
    expect(await show(AdminDashboardPage)).not.toContain('role="alert"');
  });

  test("[ERR-027] donations; [ERR-028] the profile without words; [ERR-029] no answer from where it is kept", async () => {
    const alert = async (
      part: (props: never) => Promise<React.ReactNode>,
      verb: string,
      error: Error,
    ) =>
      failing(verb, error, async () => {
        const page = await show(() => part({ actor, params: {}, at: new Date() } as never));
        expect(page).toMatch(/href="\/dashboard[^"]*">Try again</);
        return alertOf(page);
      });
    expect(await alert(DonationsPart as never, "ngoDonations", unexpected())).toBe(
      "Failed to fetch donations",
    );
    expect(await alert(DonationsPart as never, "ngoDonations", worded())).toBe(said);
    expect(await alert(ProfilePart as never, "ownProfile", unexpected())).toBe(
      "Failed to load profile data",
    );
    expect(await alert(ProfilePart as never, "ownProfile", worded())).toBe(said);
    expect(
      await alert(
        ProfilePart as never,
        "ownProfile",
        Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:5432"), { code: "ECONNREFUSED" }),
      ),
    ).toBe("Error loading profile data");
  });
});
