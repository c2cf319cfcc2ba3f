import { describe, expect, test } from "vitest";
import type { Actor, ActorNgo } from "@/lib/auth/actor";
import {
  afterLogin,
  homePath,
  pageDecision,
  safeNext,
  type PageKind,
} from "@/lib/auth/page-access";

const facts = { address: "203.0.113.7", requestId: "req_test", locale: "en" } as const;
const visitor: Actor = { ...facts, kind: "visitor" };
const person = (role: string, ngo: Partial<ActorNgo> | null): Actor => ({
  ...facts,
  kind: "user",
  userId: "usr_x",
  email: "x@test.example",
  name: "X",
  role,
  emailConfirmed: true,
  credential: { kind: "session", id: "ses_x" },
  secondFactor: { has: false, missing: false, confirmedAt: null, skipped: false },
  ngo: ngo && {
    id: "ngo_x",
    name: "X",
    status: "approved",
    profileComplete: true,
    suspended: false,
    suspensionReason: null,
    verifiedUntil: null,
    memberRole: "owner",
    ...ngo,
  },
});
const people = {
  approved: person("ngo", {}),
  suspended: person("ngo", { suspended: true }),
  started: person("ngo", { status: "pending", profileComplete: false }),
  waiting: person("ngo", { status: "pending" }),
  rejected: person("ngo", { status: "rejected" }),
  unknown: person("ngo", { status: "under_review" }),
  admin: person("admin", null),
  donor: person("donor", null),
  memberless: person("ngo", null),
};
const homes: Record<keyof typeof people, string> = {
  approved: "/dashboard",
  suspended: "/dashboard",
  started: "/registration",
  waiting: "/verification-pending",
  rejected: "/verification-rejected",
  unknown: "/verification-pending",
  admin: "/admin/dashboard",
  donor: "/",
  memberless: "/",
};

describe("the route guard as a table", () => {
  test.each(Object.entries(homes))(
    "[ACCT-015] [ACCT-016] [ACCT-017] [ACCT-018] [ACCT-019] [ACCT-057] home of %s is %s",
    (who, home) => {
      expect(homePath(people[who as keyof typeof people])).toBe(home);
    },
  );

  const allowed: Record<Exclude<PageKind, "signed-out">, (keyof typeof people)[]> = {
    dashboard: ["approved", "suspended"],
    registration: ["started", "rejected"],
    "verification-pending": ["waiting", "unknown"],
    "verification-rejected": ["rejected"],
    admin: ["admin"],
    account: ["approved", "suspended", "started", "waiting", "rejected", "unknown", "admin"],
  };
  for (const [page, who] of Object.entries(allowed) as [
    Exclude<PageKind, "signed-out">,
    (keyof typeof people)[],
  ][]) {
    for (const name of Object.keys(people) as (keyof typeof people)[]) {
      const shows = who.includes(name);
      test(`[ACCT-051] [ACCT-052] [ACCT-053] [ACCT-054] [ACCT-055] [ACCT-056] ${page}: ${name} ${shows ? "sees it" : `goes to ${homes[name]}`}`, () => {
        expect(pageDecision(page, people[name], "/x")).toEqual(
          shows ? { allow: true } : { allow: false, to: homes[name] },
        );
      });
    }
  }

  test("[ACCT-042] [ACCT-043] a visitor goes to the login of the area, and may come back", () => {
    expect(pageDecision("dashboard", visitor, "/dashboard?tab=profile")).toEqual({
      allow: false,
      to: "/login?next=%2Fdashboard%3Ftab%3Dprofile",
    });
    expect(pageDecision("admin", visitor, "/admin/dashboard")).toEqual({
      allow: false,
      to: "/admin/login?next=%2Fadmin%2Fdashboard",
    });
  });

  test("[ACCT-055] no rule sends a page to itself", () => {
    for (const who of Object.values(people)) {
      const home = homePath(who);
      const page = (
        {
          "/dashboard": "dashboard",
          "/registration": "registration",
          "/verification-pending": "verification-pending",
          "/verification-rejected": "verification-rejected",
          "/admin/dashboard": "admin",
        } as const
      )[home as "/dashboard"];
      if (page) expect(pageDecision(page, who, home)).toEqual({ allow: true });
    }
  });

  test("a signed-in person is sent home from login and sign-up", () => {
    expect(pageDecision("signed-out", people.approved, "/login")).toEqual({
      allow: false,
      to: "/dashboard",
    });
    expect(pageDecision("signed-out", people.donor, "/login")).toEqual({ allow: true });
    expect(pageDecision("signed-out", visitor, "/login")).toEqual({ allow: true });
  });
});

describe("where to go on", () => {
  const origin = "https://give.example";
  test.each([
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "javascript:alert(1)",
    "/\u0009/evil.example",
    "dashboard",
    "",
    undefined,
    ["/a"],
    `/${"a".repeat(3000)}`,
    "/..//evil.example",
  ])("[ACCT-021] [ACCT-022] not followed: %j", (next) => {
    expect(safeNext(next, origin)).toBeNull();
  });
  test("[ACCT-021] a path on this site is", () =>
    expect(safeNext("/dashboard?tab=donors", origin)).toBe("/dashboard?tab=donors"));

  test("[ACCT-015] [ACCT-016] [ACCT-017] [ACCT-018] only the approved and admins go on to it", () => {
    expect(afterLogin(people.approved, "/dashboard?tab=donors", origin)).toBe(
      "/dashboard?tab=donors",
    );
    expect(afterLogin(people.approved, "//evil.example", origin)).toBe("/dashboard");
    expect(afterLogin(people.admin, "/admin/ledger", origin)).toBe("/admin/ledger");
    for (const who of ["started", "waiting", "rejected", "unknown"] as const)
      expect(afterLogin(people[who], "/dashboard", origin)).toBe(homes[who]);
  });
});
