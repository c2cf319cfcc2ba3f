import { describe, expect, it } from "vitest";
import { db } from "@/lib/db";
import type { AppError } from "@/lib/errors";
import { allGiftsCsv, donationsCsv, donorsCsv } from "@/tests/support/exports";
import { donationFilter } from "@/lib/donations/donation-filter";
import { myCampaigns } from "@/lib/campaigns/my-campaigns-queries";
import { ngoDonors } from "@/lib/donations/ngo-donor-queries";
import { addDonorNote, deleteDonorNote } from "@/lib/donor-notes/notes";
import { donorPage, donorTags } from "@/lib/donor-notes/queries";
import { maxNotes, maxTagList, maxTags } from "@/lib/donor-notes/rules";
import { addDonorTag, removeDonorTag } from "@/lib/donor-notes/tags";
import { newId } from "@/lib/ids";
import {
  actorOf,
  makeAdmin,
  makeCampaign,
  makeDonationRow,
  makeMember,
  makeNgo,
  ngoActorOf,
  randomEmail,
  visitor,
} from "@/tests/support/factories";

const day = (text: string) => new Date(`${text}T12:00:00.000Z`);
const first = { page: 1, sort: "new" } as const;
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "no error",
    (error: AppError) => error.code,
  );

/** An organisation with a donor who is identified in two donations and anonymous in a third. */
async function world() {
  const { ngo, owner } = await makeNgo();
  const campaign = await makeCampaign(ngo.id);
  const email = randomEmail("ama");
  const gift = (fields: Record<string, unknown>) =>
    makeDonationRow(campaign, { donorName: "Ama Boateng", donorEmail: email, ...fields });
  const shared = await gift({ amountCents: 40_00n, settledAt: day("2026-01-05") });
  await gift({
    amountCents: 60_00n,
    settledAt: day("2026-02-05"),
    status: "partially_refunded",
    refundedCents: 10_00n,
  });
  const hidden = await gift({
    amountCents: 999_00n,
    settledAt: day("2026-03-05"),
    shareWithNgo: false,
  });
  const teammate = await ngoActorOf(await makeMember(ngo.id));
  return { ngo, campaign, owner, actor: await ngoActorOf(owner), teammate, shared, hidden, email };
}

describe("a donor's page", () => {
  it("has what the donor shares: gifts, total less refunds, first and last", async () => {
    const { actor, shared, email } = await world();
    const page = await donorPage(actor, { key: shared.id, ...first });
    expect(page.donor).toMatchObject({
      name: "Ama Boateng",
      email,
      totalCents: 90_00n,
      gifts: 2,
      first: day("2026-01-05"),
      last: day("2026-02-05"),
    });
    expect(page.total).toBe(2);
    expect(page.donations.map((d) => d.amountCents)).toEqual([60_00n, 40_00n]);
  });

  it("does not open by a hidden donation, another organisation's, or any other text", async () => {
    const mine = await world();
    const other = await world();
    for (const key of [
      mine.hidden.id,
      other.shared.id,
      newId("donation"),
      mine.email,
      mine.shared.ref,
      "",
      "%",
    ]) {
      expect(await codeOf(donorPage(mine.actor, { key, ...first })), key).toBe("not_found");
      expect(await codeOf(addDonorNote(mine.actor, { donor: key, text: "x" })), key).toBe(
        "not_found",
      );
      expect(await codeOf(addDonorTag(mine.actor, { donor: key, tag: "x" })), key).toBe(
        "not_found",
      );
    }
    expect(await db.donorNote.count({ where: { ngoId: mine.ngo.id } })).toBe(0);
  });

  it("is for members of an approved organisation only, and is not written in while suspended", async () => {
    const { actor, ngo, owner, shared } = await world();
    const admin = await actorOf(await makeAdmin());
    for (const who of [visitor, admin]) {
      expect(await codeOf(donorPage(who, { key: shared.id, ...first }))).not.toBe("no error");
      expect(await codeOf(addDonorNote(who, { donor: shared.id, text: "x" }))).not.toBe("no error");
    }
    await addDonorNote(actor, { donor: shared.id, text: "before" });
    await db.ngo.update({ where: { id: ngo.id }, data: { suspendedAt: new Date() } });
    const suspended = await ngoActorOf(owner);
    expect((await donorPage(suspended, { key: shared.id, ...first })).notes).toHaveLength(1);
    expect(await codeOf(addDonorNote(suspended, { donor: shared.id, text: "x" }))).toBe(
      "ngo_suspended",
    );
    expect(await codeOf(addDonorTag(suspended, { donor: shared.id, tag: "x" }))).toBe(
      "ngo_suspended",
    );
  });
});

describe("notes", () => {
  it("are read by both members, with author and time, and deleted by their author alone", async () => {
    const { actor, teammate, shared } = await world();
    const { noteId } = await addDonorNote(actor, { donor: shared.id, text: "Called on Monday." });
    const [note] = (await donorPage(teammate, { key: shared.id, ...first })).notes;
    expect(note).toMatchObject({ text: "Called on Monday.", author: actor.name, own: false });
    expect(note?.at).toBeInstanceOf(Date);
    expect(await codeOf(deleteDonorNote(teammate, { noteId }))).toBe("not_found");
    const stranger = (await world()).actor;
    expect(await codeOf(deleteDonorNote(stranger, { noteId }))).toBe("not_found");
    await deleteDonorNote(actor, { noteId });
    expect((await donorPage(actor, { key: shared.id, ...first })).notes).toEqual([]);
  });

  it("stand in no file, no list and no answer of the API, and not in the audit log", async () => {
    const { actor, shared, ngo } = await world();
    await addDonorNote(actor, { donor: shared.id, text: "rumour-4711" });
    await addDonorTag(actor, { donor: shared.id, tag: "label-4711" });
    const filter = donationFilter({});
    let files = "";
    for (const file of [
      donorsCsv(actor, ""),
      donationsCsv(actor, filter),
      allGiftsCsv(actor, filter),
    ])
      for await (const piece of file) files += piece;
    expect(files).toContain("Ama Boateng");
    const plain = (_key: string, value: unknown) =>
      typeof value === "bigint" ? String(value) : value;
    const rest =
      JSON.stringify(await myCampaigns(actor, { page: 1, limit: 20 }), plain) +
      JSON.stringify(await db.auditLog.findMany({ where: { ngoId: ngo.id } }), plain);
    expect(rest).toContain("donor_note.added");
    expect(files + rest).not.toMatch(/rumour-4711|label-4711/);
  });

  it("are bounded", async () => {
    const { actor, shared, ngo, email } = await world();
    await db.donorNote.createMany({
      data: Array.from({ length: maxNotes }, () => ({
        id: newId("donorNote"),
        ngoId: ngo.id,
        donorKey: email,
        authorId: actor.userId,
        text: "x",
      })),
    });
    expect(await codeOf(addDonorNote(actor, { donor: shared.id, text: "x" }))).toBe("conflict");
  });
});

describe("tags", () => {
  it("are the organisation's own, one whatever its letters, and gone with their last donor", async () => {
    const { actor, campaign, shared } = await world();
    const second = await makeDonationRow(campaign, { donorName: "Kofi" });
    await addDonorTag(actor, { donor: shared.id, tag: "Board" });
    await addDonorTag(actor, { donor: second.id, tag: "BOARD" });
    await addDonorTag(actor, { donor: second.id, tag: "board" });
    const [tag, ...more] = await donorTags(actor);
    expect([tag?.name, more]).toEqual(["Board", []]);
    expect(await donorTags((await world()).actor)).toEqual([]);
    await removeDonorTag(actor, { donor: shared.id, tagId: tag!.id });
    expect(await donorTags(actor)).toHaveLength(1);
    await removeDonorTag(actor, { donor: second.id, tagId: tag!.id });
    expect(await donorTags(actor)).toEqual([]);
  });

  it("another organisation's tag is not given, not taken and filters nothing", async () => {
    const mine = await world();
    const other = await world();
    await addDonorTag(other.actor, { donor: other.shared.id, tag: "Theirs" });
    const [theirs] = await donorTags(other.actor);
    expect(
      await codeOf(removeDonorTag(mine.actor, { donor: mine.shared.id, tagId: theirs!.id })),
    ).toBe("not_found");
    expect((await ngoDonors(mine.actor, { search: "", tag: theirs!.id, page: 1 })).total).toBe(0);
    await expect(
      db.donorTagging.create({
        data: { ngoId: mine.ngo.id, donorKey: mine.email, tagId: theirs!.id },
      }),
    ).rejects.toThrow();
  });

  it("find the donor who is shown, never the row of what they gave without a name", async () => {
    const { actor, shared } = await world();
    await addDonorTag(actor, { donor: shared.id, tag: "Major" });
    const [tag] = await donorTags(actor);
    const { donors, total } = await ngoDonors(actor, { search: "", tag: tag!.id, page: 1 });
    expect(total).toBe(1);
    expect(donors).toMatchObject([{ name: "Ama Boateng", tags: ["Major"], totalCents: 90_00n }]);
    const all = (await ngoDonors(actor, { search: "", page: 1 })).donors;
    expect(all.find((d) => d.name === null)).toMatchObject({ key: null, tags: [] });
  });

  it("ten on a donor, also when many are given at once, and fifty in an organisation", async () => {
    const { actor, ngo, shared } = await world();
    const results = await Promise.all(
      Array.from({ length: maxTags + 4 }, (_, i) =>
        codeOf(addDonorTag(actor, { donor: shared.id, tag: `tag ${i}` })),
      ),
    );
    expect(results.filter((r) => r === "no error")).toHaveLength(maxTags);
    expect(results.filter((r) => r === "conflict")).toHaveLength(4);
    expect(await db.donorTagging.count({ where: { ngoId: ngo.id } })).toBe(maxTags);
    expect(await db.donorTag.count({ where: { ngoId: ngo.id } })).toBe(maxTags);
    await db.donorTag.createMany({
      data: Array.from({ length: maxTagList - maxTags }, (_, i) => ({
        id: newId("donorTag"),
        ngoId: ngo.id,
        name: `other ${i}`,
      })),
    });
    // the donor has room for more tags, the organisation's list does not
    const own = await db.donorTagging.findFirstOrThrow({ where: { ngoId: ngo.id } });
    await db.donorTagging.delete({ where: { ngoId_donorKey_tagId: own } });
    expect(await codeOf(addDonorTag(actor, { donor: shared.id, tag: "one too many" }))).toBe(
      "conflict",
    );
    expect(await codeOf(addDonorTag(actor, { donor: shared.id, tag: "OTHER 0" }))).toBe("no error");
  });
});
