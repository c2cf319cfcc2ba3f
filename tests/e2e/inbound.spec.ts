import { createHash, createHmac, randomBytes } from "node:crypto";
import { expect, test, type APIRequestContext, type Page } from "./support/test";
import { inDatabase } from "./support/database";
import { approvedNgo, confirmAddress, ownCampaign } from "./support/ngos";
import { logIn } from "./support/session";

test.describe.configure({ timeout: 120_000 }); // generous, for a busy machine

const secret = process.env["E2E_INBOUND_SECRET"] ?? "";

/** A member of an organisation of its own, and a campaign that accepts reports by mail. */
type Writer = { owner: string; slug: string; page: string; stamp: string };
async function ownWriter(request: APIRequestContext): Promise<Writer> {
  const stamp = randomBytes(4).toString("hex");
  const ngo = await approvedNgo(request, `Mails ${stamp}`, `mails-${stamp}@test.example`);
  await confirmAddress(ngo.email);
  const { slug } = await ownCampaign(request, ngo, `Pumps of ${ngo.name}`);
  return { owner: ngo.email, slug, page: `/dashboard/updates/${slug}`, stamp };
}

/** Posts a mail as a mail service does; `signed` names what was changed after signing. */
async function post(
  recipient: string,
  mail: { owner: string; subject: string; proven: boolean },
  changes: Record<string, string> = {},
) {
  const { owner } = mail;
  const id = `${Date.now()}.${Math.random()}@harambee.example`;
  const raw = [
    ...(mail.proven
      ? ["Authentication-Results: mx.harambee.example; dkim=pass header.d=test.example"]
      : []),
    `From: ${owner}`,
    `Subject: Re: ${mail.subject}`,
    `Message-ID: <${id}>`,
    "",
    "They give water.",
    "",
    "> What happened since?",
    "",
  ].join("\r\n");
  const time = String(Math.floor(Date.now() / 1_000));
  const digest = createHash("sha256").update(raw).digest("hex");
  const signature = createHmac("sha256", secret)
    .update([time, recipient, owner, digest].join("\n"))
    .digest("hex");
  // a mail service has no session
  return fetch(new URL("/api/v1/inbound-email", process.env["E2E_URL"]), {
    method: "POST",
    body: raw,
    headers: {
      "content-type": "message/rfc822",
      "x-inbound-timestamp": time,
      "x-inbound-recipient": recipient,
      "x-inbound-sender": owner,
      "x-inbound-digest": digest,
      "x-inbound-signature": signature,
      ...changes,
    },
  });
}

async function addressOf(of: Page, { page }: Writer): Promise<string> {
  await of.goto(page);
  const link = of.locator('a[href^="mailto:update+"]');
  return (await link.innerText()).trim();
}

/** The number of the draft that the worker made from a mail. */
async function draftOf(title: string): Promise<{ id: string; number: number }> {
  const find = () =>
    inDatabase(async (client) => {
      const { rows } = await client.query<{ id: string; number: number }>(
        "select id, number from campaign_update where title = $1",
        [title],
      );
      return rows;
    });
  await expect.poll(async () => (await find()).length, { timeout: 60_000 }).toBe(1);
  return (await find())[0]!;
}

async function fromMailToPage(of: Page, request: APIRequestContext): Promise<void> {
  const writer = await ownWriter(request);
  const { owner, page, slug } = writer;
  const title = `Seven pumps run ${writer.stamp}`;
  await logIn(of, owner);
  const address = await addressOf(of, writer);
  const bad = await post(
    address,
    { owner, subject: title, proven: true },
    { "x-inbound-sender": "eve@evil.example" },
  );
  expect(bad.status, "changed after it was signed").toBe(401);
  const answer = await post(address, { owner, subject: title, proven: true });
  expect(answer.status).toBe(202);
  const draft = await draftOf(title);
  await of.goto(page);
  await expect(of.getByRole("row").filter({ hasText: title })).toContainText("By email");

  // the link in the reply, as its recipient finds it: in the demo's outbox
  await logIn(of, "admin@harambee.example");
  const mail = of.getByRole("link", { name: new RegExp(title) }).first();
  // the worker writes it asynchronously, and a page without a script does not refresh
  await expect(async () => {
    await of.goto(`/admin/outbox?search=${encodeURIComponent(title)}`);
    await expect(mail).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await mail.click();
  const link = /\/publish-update\/[\w.-]+/;
  const text = async () =>
    (await of.content()) + (await Promise.all(of.frames().map((f) => f.content()))).join("");
  await expect.poll(async () => link.test(await text()), { timeout: 30_000 }).toBe(true);
  const path = link.exec(await text())![0];

  await of.context().clearCookies();
  const published = `/campaigns/${slug}/updates/${draft.number}`;
  await of.goto(path);
  await expect(of.getByRole("heading", { level: 1 })).toHaveText("Publish this update?");
  await of.goto(path); // opening it twice publishes nothing
  expect((await of.request.get(published)).status()).toBe(404);
  await of.getByRole("button", { name: "Publish" }).click();
  await of.getByRole("link", { name: "See it on the site" }).click();
  await of.waitForURL((url) => url.pathname === published);
  await expect(of.getByRole("heading", { level: 1 })).toHaveText(title);

  await logIn(of, owner);
  await of.goto(`${page}/${draft.number}?ask=delete`);
  await of.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await of.waitForURL(/\/dashboard\/updates\/[^/]+(?:[?#]|$)/);
}

test("a mail becomes a draft, and its link publishes it by a press alone", async ({
  page,
  request,
}) => {
  await fromMailToPage(page, request);
});

test("a mail with an unverified sender becomes a draft with a warning; a new address replaces the old one", async ({
  page: of,
  request,
}) => {
  const writer = await ownWriter(request);
  const { owner, page } = writer;
  const title = `Not proven ${writer.stamp}`;
  await logIn(of, owner);
  const address = await addressOf(of, writer);
  expect((await post(address, { owner, subject: title, proven: false })).status).toBe(202);
  const draft = await draftOf(title);
  await of.goto(`${page}/${draft.number}`);
  await expect(of.getByText(`The email says: ${owner}`)).toBeVisible();
  await of.goto(page);
  await of.getByRole("button", { name: "Get a new address" }).click();
  await expect.poll(() => addressOf(of, writer)).not.toBe(address);
  const late = await post(address, { owner, subject: title, proven: true });
  expect(late.status).toBe(404);
  await of.goto(`${page}/${draft.number}?ask=delete`);
  await of.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await of.waitForURL(/\/dashboard\/updates\/[^/]+(?:[?#]|$)/);
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });
  test("a mail becomes a draft, and its link publishes it by a press alone", async ({
    page,
    request,
  }) => {
    await fromMailToPage(page, request);
  });
});
