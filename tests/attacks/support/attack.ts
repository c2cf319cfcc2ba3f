import { appendFileSync } from "node:fs";
import { afterAll, beforeAll, test } from "vitest";
import { openSite, type Site, type SiteOptions } from "./site";

/**
 * Attack cases against a production build with real limits (`npm run test:attacks`, which builds first).
 *
 *     const site = startSite();                                  // one site a file, started before its cases
 *     attack("X1", "an address with _ opens nobody else's gifts", async () => {
 *       const answer = await site().request("/gifts", { body: new URLSearchParams({ … }), from: "100.64.0.1" });
 *       expect(answer.status).toBe(303);                       // held: every expectation is met
 *     });
 *     notApplicable("H1", "logo by address", "no call takes an address to fetch");
 *
 * People: `person("approved")` of tests/support/people.ts makes an organisation with cookie and token in the same database;
 * tests/support/factories.ts makes campaigns and so on. `request({ from })` is the client's network address (a random one
 * unless given), so that cases do not use up each other's limits. One file alone:
 * `npm run test:attacks -- donors` (a part of the file's name), with `-t X1` one case.
 */
export function startSite(options: SiteOptions = {}): () => Site {
  let site: Site | undefined;
  beforeAll(async () => {
    site = await openSite(options);
  }, 180_000);
  afterAll(async () => {
    await site?.stop();
  }, 60_000);
  return () => {
    if (!site) throw new Error("The site is not up.");
    return site;
  };
}

type Outcome = "held" | "not held" | "not applicable";

function report(id: string, title: string, outcome: Outcome, note = ""): void {
  const file = process.env["ATTACKS_REPORT"];
  if (file) appendFileSync(file, `${JSON.stringify({ id, title, outcome, note })}\n`);
}

/** One attack, which counts as held if all its expectations are met. A figure that it returns is printed. */
export function attack(
  id: string,
  title: string,
  play: () => Promise<void | string>,
  timeoutMs = 120_000,
): void {
  test(`${id}: ${title}`, { timeout: timeoutMs }, async () => {
    let measured: string | void;
    try {
      measured = await play();
    } catch (error) {
      report(
        id,
        title,
        "not held",
        error instanceof Error ? error.message.split("\n")[0] : String(error),
      );
      throw error;
    }
    report(id, title, "held", measured ?? "");
  });
}

/** An attack for which there is no target here, with the reason. */
export function notApplicable(id: string, title: string, why: string): void {
  test(`${id}: ${title} (not applicable: ${why})`, () => report(id, title, "not applicable", why));
}
