import sharp from "sharp";
import { afterAll, describe, expect, test, vi } from "vitest";
import { db } from "@/lib/db";
import { donationFilter } from "@/lib/donations/donation-filter";
import { allGiftsCsv } from "@/tests/support/exports";
import { donationRow, receiptPdf, receiptRows } from "@/lib/donations/receipt";
import { readFile } from "@/lib/storage/store";
import { runDueJobs } from "@/lib/worker/run";
import * as list from "@/app/api/v1/campaigns/[idOrSlug]/needs/route";
import * as one from "@/app/api/v1/campaigns/[idOrSlug]/needs/[n]/route";
import { call } from "@/tests/support/call";
import { actorOf, makeCampaign, makeDonationRow, makeNeed } from "@/tests/support/factories";
import { person } from "@/tests/support/people";
import { pdfText } from "@/tests/support/pdf";

vi.setConfig({ testTimeout: 120_000 });
afterAll(() => db.$disconnect());

type Need = {
  _id: string;
  id: string;
  title: string;
  unitPrice: number;
  wanted: number;
  funded: number;
  closed: boolean;
  image: string | null;
};
const formOf = (fields: Record<string, string | File>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};
const desk = { title: "School desk", unitPrice: "35.50", wanted: "20" };

async function world() {
  const who = await person("approved");
  const campaign = await makeCampaign(who.ngoId!);
  const token = who.token!;
  const params = (n?: string) => ({ idOrSlug: campaign.slug, ...(n === undefined ? {} : { n }) });
  return {
    campaign,
    post: (fields: Record<string, string | File> = desk) =>
      call(list.POST, { params: params(), token, form: formOf(fields) }),
    put: (n: string, fields: Record<string, string | File>) =>
      call(one.PUT, { params: params(n), method: "PUT", token, form: formOf(fields) }),
    remove: (n: string) => call(one.DELETE, { params: params(n), method: "DELETE", token }),
    all: async () =>
      (await call(list.GET, { params: params() })).body.data["needs"] as unknown as Need[],
  };
}
const needOf = (answer: { body: { data: unknown } }) => (answer.body.data as { need: Need }).need;
const picture = async () =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 300, height: 200, channels: 3, background: "#357" } })
          .png()
          .toBuffer(),
      ),
    ],
    "desk.png",
  );

describe("needs by call", () => {
  test("are added with a picture, changed in what is sent, by id or by place, and closed", async () => {
    const w = await world();
    const made = await w.post({ ...desk, image: await picture() });
    expect(made.status).toBe(201);
    const need = needOf(made);
    expect(need).toMatchObject({ title: "School desk", unitPrice: 35.5, wanted: 20, funded: 0 });
    expect(need.image).toMatch(/^\/media\/images\/needs\//);
    await w.post({ ...desk, title: "Blackboard" });
    expect((await w.all()).map((row) => row.title)).toEqual(["School desk", "Blackboard"]);

    const second = needOf(await w.put("2", { wanted: "3" }));
    expect(second).toMatchObject({ title: "Blackboard", unitPrice: 35.5, wanted: 3 });
    const bare = needOf(await w.put(need.id, { unitPrice: "40", removeImage: "true" }));
    expect(bare).toMatchObject({ title: "School desk", unitPrice: 40, image: null });
    const closed = needOf(await w.put(need.id, { closed: "true" }));
    expect(closed.closed).toBe(true);
    expect((await w.all()).map((row) => row.title)).toEqual(["Blackboard"]);
    expect(needOf(await w.put(need.id, { closed: "false" })).closed).toBe(false);
  });

  test("are refused field by field", async () => {
    const w = await world();
    await w.post();
    const issues = async (fields: Record<string, string>) =>
      (await w.post(fields)).body.issues?.map((issue) => issue.path);
    expect(await issues({})).toEqual(["title", "unitPrice", "wanted"]);
    expect(await issues({ ...desk, unitPrice: "0.99" })).toEqual(["unitPrice"]);
    expect(await issues({ ...desk, unitPrice: "1e3" })).toEqual(["unitPrice"]);
    expect(await issues({ ...desk, wanted: "0" })).toEqual(["wanted"]);
    expect((await w.post({ ...desk, funded: "20" })).status).toBe(400);
    expect((await w.put("1", { closed: "maybe" })).status).toBe(400);
    for (const n of ["2", "nee_00000000000000000000"])
      expect((await w.put(n, { wanted: "3" })).status).toBe(404);
    for (const n of ["0", "-1", "x", "1000"]) expect((await w.remove(n)).status).toBe(400);
    const other = await world();
    const foreign = (await w.all())[0]!.id;
    expect((await other.put(foreign, { wanted: "3" })).status).toBe(404);
    expect((await other.remove(foreign)).status).toBe(404);
    expect(await w.all()).toHaveLength(1);
  });

  test("are deleted with their picture; one that a gift names is closed instead", async () => {
    const w = await world();
    const need = needOf(await w.post({ ...desk, image: await picture() }));
    const { storageKey, widths } = await db.need.findUniqueOrThrow({ where: { id: need.id } });
    const file = `${storageKey}/${widths[0]}.webp`;
    expect(await readFile(file)).not.toBeNull();
    const gone = await w.remove(need.id);
    expect(gone.body.data).toEqual({ _id: need.id, id: need.id, closed: false });
    await runDueJobs();
    expect(await readFile(file)).toBeNull();
    expect(await db.campaign.findUnique({ where: { id: w.campaign.id } })).toMatchObject({
      listsNeeds: false,
    });

    const given = needOf(await w.post());
    await makeDonationRow(w.campaign, {
      needId: given.id,
      needQuantity: 1,
      needCents: 35_50n,
      amountCents: 40_00n,
    });
    expect((await w.remove("1")).body.data).toMatchObject({ id: given.id, closed: true });
    expect(await db.need.findUnique({ where: { id: given.id } })).toMatchObject({
      title: "School desk",
    });
    expect((await w.put("1", { closed: "false" })).status).toBe(200);
  });
});

describe("what a gift was given for", () => {
  test("stands on the receipt and in the full file, and nowhere where there is none", async () => {
    const who = await person("approved");
    const campaign = await makeCampaign(who.ngoId!);
    const need = await makeNeed(campaign.id, { title: "School desk for two" });
    const about = { needId: need.id, needQuantity: 2, needCents: 70_00n, amountCents: 75_00n };
    const gift = await makeDonationRow(campaign, about);
    const plain = await makeDonationRow(campaign);
    const rows = async (id: string) => receiptRows((await donationRow(id))!, "en", "mail");
    expect(await rows(gift.id)).toContainEqual(["Given for", "2 × School desk for two, $70.00"]);
    expect((await rows(plain.id)).map(([label]) => label)).not.toContain("Given for");
    expect(receiptRows((await donationRow(gift.id))!, "fr")).toContainEqual([
      "Donné pour",
      "2 × School desk for two, 70,00\u00a0$",
    ]);
    const pdf = await receiptPdf(gift.id);
    expect(await pdfText(pdf!.bytes)).toContain("School desk for two");
    const member = await db.ngoMember.findFirstOrThrow({ where: { ngoId: who.ngoId! } });
    let csv = "";
    const actor = await actorOf({ id: member.userId });
    for await (const piece of allGiftsCsv(actor, donationFilter({ campaign: campaign.id })))
      csv += piece;
    const line = (ref: string) => csv.split("\r\n").find((text) => text.includes(ref));
    expect(line(gift.ref)).toMatch(/,2 x School desk for two,donation,$/);
    expect(line(plain.ref)).toMatch(/,,donation,$/);
  });
});
