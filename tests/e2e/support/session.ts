import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { encode } from "next-auth/jwt";
import { inDatabase } from "./database";

const site = process.env["E2E_URL"] ?? "http://localhost:3000";
const hour = 3600;

/** The secret of the site under test, generated at its start. */
function authSecret(): string {
  const folder = process.env["E2E_DATA_DIR"] ?? ".data";
  const secrets: unknown = JSON.parse(readFileSync(path.join(folder, "secrets.json"), "utf8"));
  if (secrets && typeof secrets === "object" && "AUTH_SECRET" in secrets)
    return String(secrets.AUTH_SECRET);
  throw new Error("the instance under test has no AUTH_SECRET in its secrets.json");
}

/**
 * Creates a session as a login would (lib/auth/sessions.ts): its row, its cookie and the hint next to it. The login
 * page itself is tested in journey, accounts, admin-console and public.spec.ts.
 * @throws Error for an email address without an account
 */
async function giveSession(context: BrowserContext, email: string): Promise<void> {
  const id = `ses_${randomBytes(10).toString("hex")}`;
  const user = await inDatabase(async (client) => {
    const { rows } = await client.query<{ user_id: string; role: string }>(
      `with made as (
         insert into session (id, user_id, epoch, created_at, last_seen_at, second_factor_at, expires_at)
         select $1, id, session_epoch, now(), now(), now(), now() + interval '12 hours'
           from app_user where email = $2 returning user_id)
       select made.user_id, app_user.role from made join app_user on app_user.id = made.user_id`,
      [id, email],
    );
    return rows[0];
  });
  if (!user) throw new Error(`there is no account ${email}`);
  const token = { sid: id, sub: user.user_id };
  const session = await encode({ token, secret: authSecret(), maxAge: 12 * hour });
  const common = { url: site, sameSite: "Lax" as const };
  await context.addCookies([
    { ...common, name: "next-auth.session-token", value: session, httpOnly: true },
    { ...common, name: "hint", value: user.role === "admin" ? "admin" : "ngo" },
  ]);
}

/** Makes all pages of the context send requests as this person from now on; the page itself is not reloaded. */
export const logIn = (page: Page, email: string): Promise<void> =>
  giveSession(page.context(), email);
