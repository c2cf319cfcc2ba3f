import "server-only";
import { db, type Tx } from "@/lib/db";
import { AppError, notFound } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { requireActiveNgo, type Actor } from "@/lib/auth/actor";
import { lockDonor } from "@/lib/donor-notes/lock";
import { maxTagList, maxTags } from "@/lib/donor-notes/rules";

/** The organisation's tag of that name, ignoring case; created if there is none. */
async function tagNamed(tx: Tx, ngoId: string, name: string): Promise<string> {
  const [known] = await tx.$queryRaw<{ id: string }[]>`
    select id from donor_tag where ngo_id = ${ngoId} and lower(name) = lower(${name})`;
  if (known) return known.id;
  if ((await tx.donorTag.count({ where: { ngoId } })) >= maxTagList)
    throw new AppError("conflict", "donorTagListFull", { params: { n: maxTagList } });
  const tag = await tx.donorTag.create({ data: { id: newId("donorTag"), ngoId, name } });
  return tag.id;
}

/** Gives a donor one of the organisation's tags. Idempotent. @throws 401, 403, 404, 409 donorTagsFull, 409 donorTagListFull */
export async function addDonorTag(
  actor: Actor,
  input: { donor: string; tag: string },
): Promise<void> {
  const ngoId = requireActiveNgo(actor).ngo.id;
  await db.$transaction(async (tx) => {
    const donorKey = await lockDonor(tx, ngoId, input.donor);
    const tagId = await tagNamed(tx, ngoId, input.tag);
    const { count } = await tx.donorTagging.createMany({
      data: [{ ngoId, donorKey, tagId }],
      skipDuplicates: true,
    });
    if (count > 0 && (await tx.donorTagging.count({ where: { ngoId, donorKey } })) > maxTags)
      throw new AppError("conflict", "donorTagsFull", { params: { n: maxTags } });
  });
}

/** Removes a tag from a donor, and deletes the tag when no donor has it any more. @throws 401, 403, 404 */
export async function removeDonorTag(
  actor: Actor,
  input: { donor: string; tagId: string },
): Promise<void> {
  const ngoId = requireActiveNgo(actor).ngo.id;
  await db.$transaction(async (tx) => {
    const donorKey = await lockDonor(tx, ngoId, input.donor);
    const { tagId } = input;
    const { count } = await tx.donorTagging.deleteMany({ where: { ngoId, donorKey, tagId } });
    if (count === 0) throw notFound("notFound");
    if ((await tx.donorTagging.count({ where: { ngoId, tagId } })) === 0)
      await tx.donorTag.delete({ where: { id: tagId, ngoId } });
  });
}
