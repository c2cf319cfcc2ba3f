import sharp from "sharp";
import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { hours, now, setClockForTests } from "@/lib/clock";
import { db } from "@/lib/db";
import { deleteCampaign } from "@/lib/campaigns/delete-campaign";
import { createUpdate } from "@/lib/updates/create-update";
import { deleteUpdate } from "@/lib/updates/delete-update";
import { hideUpdate } from "@/lib/updates/hide-update";
import { editUpdate } from "@/lib/updates/edit-update";
import { ownUpdate, ownUpdates, updatesSince } from "@/lib/updates/queries";
import { editedFields } from "@/lib/updates/view";
import { seenOf } from "@/lib/forms/seen";
import { uploadOfFile } from "@/lib/http/upload";
import * as list from "@/app/api/v1/campaigns/[idOrSlug]/updates/route";
import * as one from "@/app/api/v1/campaigns/[idOrSlug]/updates/[n]/route";
import { GET as feed } from "@/app/[locale]/campaigns/[slug]/feed.xml/route";
import { GET as sitemap } from "@/app/sitemaps/[file]/route";
import { GET as share } from "@/app/share/[locale]/[kind]/[file]/route";
import { runDueJobs, runJob } from "@/lib/worker/run";
import { readFile } from "@/lib/storage/store";
import { call } from "@/tests/support/call";
import { actorOf, makeAdmin, makeCampaign, makeNgo, makeUpdate } from "@/tests/support/factories";
import { person } from "@/tests/support/people";

vi.setConfig({ testTimeout: 120_000 });
afterEach(() => setClockForTests(null));
afterAll(() => db.$disconnect());

type Update = {
  number: number;
  title: string;
  text: string;
  images: { url: string; caption: string }[];
  figures: { label: string; done: number; of: number | null }[];
  publishedAt: number | null;
  editedAt: number | null;
  url: string;
};

const jpeg = async (name = "pump.jpg", color = "#b8431d") => {
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: color } })
    .jpeg()
    .withExif({ IFD0: { ImageDescription: "secret place" } })
    .toBuffer();
  return new File([new Uint8Array(bytes)], name);
};

function formOf(fields: Record<string, string | File | File[]>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const item of [value].flat()) form.append(name, item);
  return form;
}
const written = { title: "Two pumps run", text: "They give water.\n\n- Kisumu\n- Siaya" };

async function world() {
  const who = await person("approved");
  const campaign = await makeCampaign(who.ngoId!);
  const { token } = who;
  const at = (n?: number) => ({
    params: { idOrSlug: campaign.slug, ...(n === undefined ? {} : { n: String(n) }) },
  });
  const post = (fields: Parameters<typeof formOf>[0] = written) =>
    call(list.POST, { ...at(), token: token!, form: formOf(fields) });
  const put = (n: number, fields: Parameters<typeof formOf>[0]) =>
    call(one.PUT, { ...at(n), method: "PUT", token: token!, form: formOf(fields) });
  const remove = (n: number) => call(one.DELETE, { ...at(n), method: "DELETE", token: token! });
  const get = async (n: number) => call(one.GET, at(n));
  const all = async (query = "") => call(list.GET, { ...at(), query });
  return { who, campaign, post, put, remove, get, all, at };
}
const updateOf = (answer: { body: { data: unknown } }): Update =>
  (answer.body.data as { update: Update }).update;

describe("posting by call", () => {
  test("[IMP-002] pictures with captions and figures; everyone reads it; pictures hold nothing but the picture", async () => {
    const w = await world();
    const made = await w.post({
      ...written,
      images: [await jpeg("a.jpg"), await jpeg("b.jpg", "#1b5a36")],
      captions: JSON.stringify(["The pump at <b>Kisumu</b>", ""]),
      figures: JSON.stringify([
        { label: "Pumps repaired", done: 7, of: 12 },
        { label: "Wells", done: 3 },
      ]),
    });
    expect(made.status).toBe(201);
    const update = updateOf(made);
    expect(update).toMatchObject({
      number: 1,
      ...written,
      images: [{ caption: "The pump at <b>Kisumu</b>" }, { caption: "" }],
      figures: [
        { label: "Pumps repaired", done: 7, of: 12 },
        { label: "Wells", done: 3, of: null },
      ],
      editedAt: null,
      url: expect.stringMatching(new RegExp(`/campaigns/${w.campaign.slug}/updates/1$`)),
    });
    expect(updateOf(await w.get(1))).toEqual(update);
    const stored = await readFile(update.images[0]!.url.replace("/media/", ""));
    expect((await sharp(stored!.bytes).metadata()).exif).toBeUndefined();
    expect(stored!.bytes.toString("latin1")).not.toContain("secret place");
  });

  test("[IMP-003] newest first, in pages like campaigns; a draft is its organisation's alone", async () => {
    const w = await world();
    for (let n = 1; n <= 4; n++) {
      setClockForTests(new Date(Date.now() + n * 1000));
      expect((await w.post({ title: `Update ${n}`, text: "Words." })).status).toBe(201);
    }
    expect(updateOf(await w.post({ ...written, draft: "true" })).publishedAt).toBeNull();
    const page = await w.all("?limit=3&page=2");
    expect(page.body.data).toMatchObject({
      updates: [{ number: 1 }],
      pagination: { page: 2, limit: 3, total: 4, totalPages: 2 },
    });
    expect((await w.all("?limit=0")).status).toBe(400);
    expect((await w.get(5)).status).toBe(404);
    expect((await call(one.GET, { ...w.at(5), token: w.who.token! })).status).toBe(200);
    expect(updateOf(await w.put(5, { draft: "false" })).publishedAt).not.toBeNull();
    expect((await w.get(5)).status).toBe(200);
  });

  test.each<[string, () => Promise<Record<string, string | File | File[]>>, number]>([
    ["no title", async () => ({ text: "Words." }), 400],
    ["a title of spaces", async () => ({ ...written, title: "   " }), 400],
    ["a title of 121 characters", async () => ({ ...written, title: "x".repeat(121) }), 400],
    ["5,001 characters", async () => ({ ...written, text: "x".repeat(5_001) }), 400],
    ["a megabyte of text", async () => ({ ...written, text: "x".repeat(1_000_000) }), 413],
    [
      "five pictures",
      async () => ({ ...written, images: await Promise.all([1, 2, 3, 4, 5].map(() => jpeg())) }),
      400,
    ],
    [
      "nine pictures",
      async () => ({
        ...written,
        images: await Promise.all(Array.from({ length: 9 }, () => jpeg())),
      }),
      400,
    ],
    [
      "a picture of 30 MB",
      async () => ({ ...written, images: [new File([new Uint8Array(30_000_000)], "big.jpg")] }),
      413,
    ],
    [
      "a picture that is none",
      async () => ({ ...written, images: [new File(["<svg onload=alert(1)>"], "a.jpg")] }),
      400,
    ],
    ["captions that are no JSON", async () => ({ ...written, captions: "[" }), 400],
    [
      "five captions",
      async () => ({ ...written, captions: JSON.stringify(["", "", "", "", ""]) }),
      400,
    ],
    [
      "a caption of 201 characters",
      async () => ({ ...written, captions: JSON.stringify(["x".repeat(201)]) }),
      400,
    ],
    [
      "a figure below nothing",
      async () => ({ ...written, figures: '[{"label":"A","done":-1}]' }),
      400,
    ],
    [
      "a figure of nothing",
      async () => ({ ...written, figures: '[{"label":"A","done":1,"of":0}]' }),
      400,
    ],
    [
      "a figure too large for a column",
      async () => ({ ...written, figures: '[{"label":"A","done":1e12}]' }),
      400,
    ],
    [
      "a figure with a field of its own",
      async () => ({ ...written, figures: '[{"label":"A","done":1,"__proto__":1,"x":1}]' }),
      400,
    ],
    ["NUL", async () => ({ ...written, text: "a\u0000b" }), 400],
    ["an unknown field", async () => ({ ...written, publishedAt: "1" }), 400],
    ["a file in an unknown field", async () => ({ ...written, mainImage: await jpeg() }), 400],
  ])("%s is refused", async (_what, fields, status) => {
    const w = await world();
    const answer = await w.post(await fields());
    expect(answer.status, answer.body.error).toBe(status);
    expect(await db.campaignUpdate.count({ where: { campaignId: w.campaign.id } })).toBe(0);
  });

  test("[IMP-001] 5,000 characters of two units each, and 120 in the title", async () => {
    const w = await world();
    const drops = { title: "\u{1f4a7}".repeat(120), text: "\u{1f4a7}".repeat(5_000) };
    expect(updateOf(await w.post(drops))).toMatchObject(drops);
    expect((await w.post({ ...drops, text: `${drops.text}x` })).status).toBe(400);
    expect((await w.post({ ...drops, title: `${drops.title}x` })).status).toBe(400);
  });

  test("[IMP-004] 5,000 characters, and HTML as the text that it is", async () => {
    const w = await world();
    const text = `<script>alert(1)</script>${"x".repeat(5_000 - 25)}`;
    expect(updateOf(await w.post({ ...written, text })).text).toBe(text);
  });

  test("[IMP-005] two at once have two numbers; one that was deleted is never used again", async () => {
    const w = await world();
    const made = await Promise.all([w.post(), w.post(), w.post()]);
    expect(made.map((answer) => updateOf(answer).number).toSorted()).toEqual([1, 2, 3]);
    expect((await w.remove(3)).status).toBe(200);
    expect((await w.remove(3)).status).toBe(404);
    expect((await w.get(3)).status).toBe(404);
    expect((await w.put(3, { title: "Back" })).status).toBe(404);
    expect(updateOf(await w.post()).number).toBe(4);
  });

  test("[IMP-006] five a day, published at once or from drafts, by many at once too; drafts are free, and the day after goes on", async () => {
    const { post, put, campaign } = await world();
    const drafts = Array.from({ length: 4 }, () => post({ ...written, draft: "true" }));
    const numbers = (await Promise.all(drafts)).map(
      ({ body }) => (body.data["update"] as unknown as Update).number,
    );
    const tried = await Promise.all([
      ...Array.from({ length: 4 }, () => post()),
      ...numbers.map((n) => put(n, { draft: "false" })),
    ]);
    const refused = tried.filter(({ status }) => status === 409);
    expect(tried.filter(({ status }) => status < 300)).toHaveLength(5);
    expect(refused).toHaveLength(3);
    expect(refused[0]!.body.error).toContain("at most 5 updates a day");
    expect((await post({ ...written, draft: "true" })).status).toBe(201);
    await db.campaignUpdate.updateMany({
      where: { campaignId: campaign.id },
      data: { publishedAt: new Date(now().getTime() - hours(25)) },
    });
    expect((await post()).status).toBe(201);
  });

  test("[IMP-007] another organisation's campaign is not there", async () => {
    const w = await world();
    await w.post();
    const { token } = await person("approved");
    const asking = { ...w.at(1), token: token! };
    for (const answer of [
      await call(list.POST, { ...asking, form: formOf(written) }),
      await call(one.PUT, { ...asking, method: "PUT", form: formOf({ title: "Mine" }) }),
      await call(one.DELETE, { ...asking, method: "DELETE" }),
    ])
      expect(answer.status).toBe(404);
    expect(updateOf(await w.get(1)).title).toBe(written.title);
  });
});

test("[IMP-016] a form that is sent again, also at the same time, makes one update and one mailing", async () => {
  const w = await world();
  const actor = await actorOf({ id: w.who.userId! });
  const upload = async () => {
    const bytes = Buffer.from(await (await jpeg()).arrayBuffer());
    return {
      fileName: "a.jpg",
      byteSize: bytes.length,
      read: async () => bytes,
    };
  };
  const send = async (publish: boolean, more: { title?: string } = {}) => {
    const pictures = [{ position: 1, upload: await upload() }];
    const form = { ...written, ...more, pictures, fromForm: true } as const;
    return (await createUpdate(actor, w.campaign.id, form, publish)).number;
  };
  const rows = () =>
    db.campaignUpdate.findMany({
      where: { campaignId: w.campaign.id },
      orderBy: { number: "asc" },
      include: { images: true },
    });
  expect(await Promise.all([send(false), send(false), send(false)])).toEqual([1, 1, 1]);
  expect((await rows()).map(({ publishedAt }) => publishedAt)).toEqual([null]);
  expect(await Promise.all([send(true), send(true)])).toEqual([1, 1]);
  const [update, ...others] = await rows();
  expect(others).toEqual([]);
  expect(update!.publishedAt).not.toBeNull();
  expect(update!.images).toHaveLength(1);
  const mailings = { dedupeKey: { startsWith: `updates:${update!.id}:` } };
  expect(await db.job.count({ where: mailings })).toBe(1);
  expect(await send(true, { title: "Another" })).toBe(2);
  setClockForTests(new Date(now().getTime() + hours(2)));
  expect(await send(false)).toBe(3);
});

describe("changing", () => {
  test("[IMP-008] within a day nobody is told, later it says when; words of before are in the audit log", async () => {
    const w = await world();
    await w.post();
    const start = now().getTime();
    setClockForTests(new Date(start + hours(23)));
    expect(updateOf(await w.put(1, { title: "Three pumps" })).editedAt).toBeNull();
    setClockForTests(new Date(start + hours(25)));
    const edited = updateOf(await w.put(1, { text: "All of them." }));
    expect(edited).toMatchObject({ title: "Three pumps", text: "All of them." });
    expect(edited.editedAt).toBeGreaterThan(start + hours(24));
    await w.remove(1);
    const { id } = await db.campaignUpdate.findFirstOrThrow({
      where: { campaignId: w.campaign.id },
    });
    const log = await db.auditLog.findMany({ where: { entityId: id }, orderBy: { id: "asc" } });
    expect(log.map((row) => row.action)).toEqual([
      "update.published",
      "update.edited",
      "update.edited",
      "update.deleted",
    ]);
    expect(log[3]!.data).toMatchObject({ title: "Three pumps", text: "All of them." });
  });

  test("pictures that are sent take the place of all before, whose files go; captions alone change captions", async () => {
    const w = await world();
    const before = updateOf(await w.post({ ...written, images: [await jpeg(), await jpeg()] }));
    const captioned = updateOf(await w.put(1, { captions: '["One","Two"]' }));
    expect(captioned.images.map(({ caption }) => caption)).toEqual(["One", "Two"]);
    const after = updateOf(await w.put(1, { images: [await jpeg("c.jpg", "#151b42")] }));
    expect(after.images).toHaveLength(1);
    await runDueJobs();
    for (const image of before.images)
      expect(await readFile(image.url.replace("/media/", ""))).toBeNull();
    expect(await readFile(after.images[0]!.url.replace("/media/", ""))).not.toBeNull();
  });

  test("its form left open, while somebody else changed it, overwrites nothing; sent again it finds its own change", async () => {
    const w = await world();
    await w.post({ ...written, images: [await jpeg()] });
    const actor = await actorOf({ id: w.who.userId! });
    const name = { campaign: w.campaign.id, number: 1 };
    const shown = async () => seenOf(editedFields((await ownUpdate(actor, name)).update));
    const edit = (seen: string, more: object) =>
      editUpdate(actor, name, { ...written, ...more, seen, fromForm: true });
    const first = await shown();
    for (const _again of [1, 2]) await edit(first, { text: "Three run." });
    const withPicture = async (color: string) => {
      const upload = uploadOfFile(await jpeg("p.jpg", color))!;
      return { text: "Three run.", pictures: [{ position: 1, upload }] };
    };
    const before = await shown();
    for (const _again of [1, 2]) await edit(before, await withPicture("#e7b10a"));
    await expect(edit(before, await withPicture("#2a7f62"))).rejects.toMatchObject({
      key: "changedMeanwhile",
    });
    const figures = [{ label: "Pumps", done: 3, total: 8 }];
    for (const more of [{ text: "Four run." }, { title: "Four" }, { figures }])
      await expect(edit(first, more)).rejects.toMatchObject({ key: "changedMeanwhile" });
    // a caption is a change too: the form would write the one that it shows
    const second = await shown();
    expect((await w.put(1, { captions: '["At the school"]' })).status).toBe(200);
    const text = "Three run.";
    for (const pictures of [[{ position: 1, caption: "" }], [{ position: 1, remove: true }]])
      await expect(edit(second, { text, pictures })).rejects.toMatchObject({
        key: "changedMeanwhile",
      });
    await edit(second, { text, title: "Three", pictures: [] });
    expect((await ownUpdate(actor, name)).update).toMatchObject({
      title: "Three",
      pictures: [{ caption: "At the school" }],
      figures: [],
    });
  });

  test("[IMP-009] an administrator hides one with a reason that its organisation reads; no call and no feed has it", async () => {
    const w = await world();
    await w.post();
    const admin = await actorOf(await makeAdmin());
    const owner = await actorOf({ id: w.who.userId! });
    const row = await db.campaignUpdate.findFirstOrThrow({ where: { campaignId: w.campaign.id } });
    await expect(hideUpdate(owner, { updateId: row.id, reason: "x" })).rejects.toMatchObject({
      code: "forbidden",
    });
    await hideUpdate(admin, { updateId: row.id, reason: "A child can be recognised." });
    expect((await w.get(1)).status).toBe(404);
    expect((await w.all()).body.data).toMatchObject({ updates: [] });
    const { updates } = await ownUpdates(owner, w.campaign.id);
    expect(updates[0]).toMatchObject({
      state: "hidden",
      hiddenReason: "A child can be recognised.",
    });
    await hideUpdate(admin, { updateId: row.id, reason: null });
    expect((await w.get(1)).status).toBe(200);
    const logged = await db.auditLog.findMany({
      where: { entityId: row.id, action: { in: ["update.hidden", "update.shown"] } },
      orderBy: { id: "asc" },
    });
    expect(logged.map(({ action, data }) => [action, data])).toEqual([
      ["update.hidden", { number: 1, reason: "A child can be recognised." }],
      ["update.shown", { number: 1 }],
    ]);
  });

  test("[IMP-009] its pictures leave the addresses that mails hold; its organisation sees them, and everyone once it is shown again", async () => {
    const w = await world();
    const before = updateOf(await w.post({ ...written, images: [await jpeg(), await jpeg()] }));
    const stored = async (update: Update) => {
      const files = update.images.map(({ url }) => readFile(url.replace("/media/", "")));
      return (await Promise.all(files)).map((file) => file?.bytes.length ?? 0);
    };
    const sizes = await stored(before);
    const admin = await actorOf(await makeAdmin());
    const { id } = await db.campaignUpdate.findFirstOrThrow({
      where: { campaignId: w.campaign.id },
    });
    await hideUpdate(admin, { updateId: id, reason: "A child can be recognised." });
    const run = () => runJob("updates.hide_pictures", { updateId: id });
    await Promise.all([run(), run()]);
    await runDueJobs();
    expect(await stored(before)).toEqual([0, 0]);
    const own = updateOf(await call(one.GET, { ...w.at(1), token: w.who.token! }));
    expect(await stored(own)).toEqual(sizes);
    await hideUpdate(admin, { updateId: id, reason: null });
    await run();
    await runDueJobs();
    expect(updateOf(await w.get(1)).images).toEqual(own.images);
    expect(await stored(own)).toEqual(sizes);
    await w.remove(1);
    await runDueJobs();
    expect(await stored(own)).toEqual([0, 0]);
  });

  test("a deleted one is gone from every call; its words stay in the audit log", async () => {
    const w = await world();
    await w.post();
    const owner = await actorOf({ id: w.who.userId! });
    const row = await db.campaignUpdate.findFirstOrThrow({ where: { campaignId: w.campaign.id } });
    await deleteUpdate(owner, { campaign: w.campaign.id, number: 1 });
    expect((await w.get(1)).status).toBe(404);
    expect((await w.all()).body.data).toMatchObject({ updates: [] });
    expect((await ownUpdates(owner, w.campaign.id)).updates).toEqual([]);
    const logged = await db.auditLog.findFirstOrThrow({
      where: { entityId: row.id, action: "update.deleted" },
    });
    expect(logged.data).toEqual({ number: 1, title: row.title, text: row.text });
  });

  test("a campaign that is deleted takes its updates' files along", async () => {
    const w = await world();
    const update = updateOf(await w.post({ ...written, images: [await jpeg()] }));
    await deleteCampaign(await actorOf({ id: w.who.userId! }), w.campaign.id);
    await runDueJobs();
    expect(await readFile(update.images[0]!.url.replace("/media/", ""))).toBeNull();
  });
});

describe("what machines read", () => {
  test("[IMP-010] the feed: plain texts, escaped, in each language; none of a draft campaign", async () => {
    const w = await world();
    await w.post({ title: "Pumps & <b>wells</b>", text: "Two ]]> \u{1f4a7}" });
    const ask = (slug: string, locale = "en") =>
      feed(new Request("http://localhost"), { params: Promise.resolve({ locale, slug }) });
    const answer = await ask(w.campaign.slug, "fr");
    expect(answer.headers.get("content-type")).toMatch("application/atom+xml");
    const text = await answer.text();
    expect(text).toContain("<title>Pumps &amp; &lt;b&gt;wells&lt;/b&gt;</title>");
    expect(text).toContain(`/fr/campaigns/${w.campaign.slug}/updates/1`);
    const draft = await makeCampaign(w.who.ngoId!, { status: "draft", publishedAt: null });
    await makeUpdate(draft.id);
    expect((await ask(draft.slug)).status).toBe(404);
  });

  test("[IMP-077] neither feed nor call has an update of a suspended organisation, a draft, a hidden or a deleted one, nor of a campaign that is taken away", async () => {
    const w = await world();
    const [shown, hidden, gone, draft] = [
      "Two pumps run",
      "Hidden words",
      "Gone words",
      "Draft words",
    ];
    await makeUpdate(w.campaign.id, { number: 1, title: shown });
    await makeUpdate(w.campaign.id, {
      number: 2,
      title: hidden,
      hiddenAt: now(),
      hiddenReason: "x",
    });
    await makeUpdate(w.campaign.id, { number: 3, title: gone, deletedAt: now() });
    await makeUpdate(w.campaign.id, { number: 4, title: draft, publishedAt: null });
    const feedOf = () =>
      feed(new Request("http://localhost"), {
        params: Promise.resolve({ locale: "en", slug: w.campaign.slug }),
      });
    const titles = async () => ({
      feed: [...(await (await feedOf()).text()).matchAll(/<entry>.*?<title>(.*?)<\/title>/g)].map(
        ([, title]) => title,
      ),
      list: ((await w.all()).body.data as unknown as { updates: Update[] }).updates.map(
        ({ title }) => title,
      ),
      one: (await Promise.all([1, 2, 3, 4].map((n) => w.get(n)))).map(({ status }) => status),
    });
    expect(await titles()).toEqual({ feed: [shown], list: [shown], one: [200, 404, 404, 404] });
    const suspended = (suspendedAt: Date | null) =>
      db.ngo.update({ where: { id: w.who.ngoId! }, data: { suspendedAt } });
    await suspended(now());
    expect(await titles()).toEqual({ feed: [], list: [], one: [404, 404, 404, 404] });
    expect((await call(one.GET, { ...w.at(1), token: w.who.token! })).status, "its own").toBe(200);
    await suspended(null);
    expect(await titles()).toMatchObject({ feed: [shown], list: [shown] });
    await db.campaign.update({ where: { id: w.campaign.id }, data: { archivedAt: now() } });
    expect([(await feedOf()).status, (await w.all()).status, (await w.get(1)).status]).toEqual([
      404, 404, 404,
    ]);
  });

  test("[IMP-011] the sitemap has it in each language, the share picture is one of its own", async () => {
    const w = await world();
    await w.post();
    const map = await sitemap(new Request("http://localhost"), {
      params: Promise.resolve({ file: "updates-1.xml" }),
    });
    const text = await map.text();
    for (const prefix of ["", "/af", "/fr"])
      expect(text).toContain(`${prefix}/campaigns/${w.campaign.slug}/updates/1</loc>`);
    const picture = async (n: number) =>
      (
        await share(new Request("http://localhost"), {
          params: Promise.resolve({
            locale: "en",
            kind: "update",
            file: `${w.campaign.slug}.${n}.png`,
          }),
        })
      ).status;
    expect([await picture(1), await picture(2)]).toEqual([200, 404]);
  });

  test("[IMP-012] what it did: updates since the gift only", async () => {
    const { ngo } = await makeNgo();
    const campaign = await makeCampaign(ngo.id);
    const at = (ms: number) => new Date(Date.now() + ms);
    await makeUpdate(campaign.id, { number: 1, publishedAt: at(-hours(2)) });
    await makeUpdate(campaign.id, { number: 2, publishedAt: at(-hours(1)) });
    await makeUpdate(campaign.id, { number: 3, publishedAt: at(0) });
    const since = await updatesSince({ slug: campaign.slug, since: at(-hours(1.5)) });
    expect(since.map(({ number }) => number)).toEqual([3, 2]);
  });
});
