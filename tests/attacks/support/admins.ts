import { expect } from "vitest";
import { formsOf, sendForm } from "./forms";
import type { Answer, Site } from "./site";

/** Administrators with a session and a fresh second factor, and the console's forms as they would submit them. */
export type Admin = { userId: string; email: string; cookie: string; token: string };

export async function makeAdminWithFactor(): Promise<Admin> {
  const [{ makeAdmin }, { setUpApp, withSession }, { issueToken }] = await Promise.all([
    import("@/tests/support/factories"),
    import("@/tests/support/second-factor"),
    import("@/lib/auth/sessions"),
  ]);
  const { db } = await import("@/lib/db");
  const user = await makeAdmin();
  const session = await withSession(user);
  await setUpApp(session.actor);
  const token = await issueToken(user);
  await db.apiToken.updateMany({
    where: { userId: user.id },
    data: { secondFactorAt: new Date() },
  });
  return { userId: user.id, email: user.email, cookie: session.cookie, token };
}

/**
 * Every console form responds alike: 303 when it was done (or waits for approval), 200 with the reason when it was
 * refused.
 */
export const press = (
  site: Site,
  admin: { cookie: string },
  page: string,
  which: string,
  fields: Record<string, string>,
): Promise<Answer> => sendForm(site, page, which, fields, { cookie: admin.cookie });

/** A form from somebody else's page, sent with this person's cookie. */
export const pressOf = (
  site: Site,
  shownTo: { cookie: string },
  sentBy: { cookie?: string },
  page: string,
  which: string,
  fields: Record<string, string>,
): Promise<Answer> =>
  sendForm(site, page, which, fields, { cookie: shownTo.cookie, as: sentBy.cookie ?? "none=1" });

/** The error in a form's response, as a person reads it. */
export const reasonIn = (answer: Answer): string =>
  /role="alert"[^>]*>(?:<svg.*?<\/svg>)?(?:<div[^>]*>)?<(?:b|h2)[^>]*>(?:<svg.*?<\/svg>)?(?:<span[^>]*>)?(?:<a [^>]*>)?([^<]*)/.exec(
    answer.text,
  )?.[1] ?? "";

export async function formsOn(
  site: Site,
  admin: { cookie: string },
  page: string,
): Promise<ReturnType<typeof formsOf>> {
  const shown = await site.request(page, { cookie: admin.cookie });
  expect(shown.status, page).toBe(200);
  return formsOf(shown.text);
}
