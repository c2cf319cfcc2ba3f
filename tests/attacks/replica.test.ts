import { mkdirSync, rmSync } from "node:fs";
import { afterAll, beforeAll, expect } from "vitest";
import { migrate } from "../../scripts/lib/migrate.mjs";
import { startPostgres, temporaryFolder } from "../../scripts/lib/postgres.mjs";
import { attack } from "./support/attack";
import { openSite, type Site } from "./support/site";

/** Two databases with different content: the response shows which of them was queried. */
const folder = temporaryFolder("replica");
let copy: Awaited<ReturnType<typeof startPostgres>>;
let site: Site;
let campaign: { id: string };
let token = "";

/** created when each site starts, so only in the primary database */
const fundTitle = "The Frontline Fund";
/** Only in the replica, whatever the primary has. */
const staleTitle = "As the copy has it";

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  copy = await startPostgres(folder, "replica", "harambee", { fast: true });
  await migrate(copy.url, "prisma/migrations");
  site = await openSite({ env: { DATABASE_REPLICA_URL: copy.url } });
  const [{ makeCampaign, makeNgo }, { person }, { connect }] = await Promise.all([
    import("@/tests/support/factories"),
    import("@/tests/support/people"),
    import("@/lib/db"),
  ]);
  const owner = await person("approved");
  token = owner.token!;
  campaign = await makeCampaign(owner.ngoId!, { title: "As the database has it" });
  const own = globalThis.harambeeDb;
  globalThis.harambeeDb = connect("copy", copy.url);
  try {
    await makeCampaign((await makeNgo()).ngo.id, { title: staleTitle });
  } finally {
    await globalThis.harambeeDb?.$disconnect();
    globalThis.harambeeDb = own;
  }
}, 180_000);
afterAll(async () => {
  await site?.stop();
  await copy?.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

async function titles(): Promise<string> {
  const answer = await site.request("/api/v1/campaigns");
  expect(answer.status, answer.text).toBe(200);
  const { data } = JSON.parse(answer.text) as { data: { campaigns: { title: string }[] } };
  return data.campaigns
    .map(({ title }) => title)
    .filter((title) => title !== fundTitle)
    .join();
}
const fromCopy = async () => (await titles()) === staleTitle;

attack("RR1", "public lists are read from the copy when nothing was edited lately", async () => {
  await site.until("the copy is asked", fromCopy, 40);
  // one person's data, and a single campaign's page, are never read from the replica
  const own = await site.request("/api/v1/campaigns/ngo/my-campaigns", { token });
  expect(own.text).toContain("As the database has it");
  const page = await site.request(`/api/v1/campaigns/${campaign.id}`);
  expect(page.text).toContain("As the database has it");
});

attack("RR2", "who edited something meets it at once, in a list, too", async () => {
  await site.until("the copy is asked", fromCopy, 40);
  const form = new FormData();
  form.set("title", "As it was edited");
  const changed = await site.request(`/api/v1/campaigns/${campaign.id}`, {
    method: "PUT",
    token,
    body: form,
  });
  expect(changed.status, changed.text).toBe(200);
  expect(await titles()).toBe("As it was edited");
});

attack("RR3", "a copy that does not answer hides nothing", async () => {
  await site.until("the copy is asked", fromCopy, 40);
  await copy.stop();
  expect(await titles()).toBe("As it was edited");
  expect(site.log()).toContain("database.replica");
});
