import sharp from "sharp";
import { POST } from "@/app/api/v1/inbound-email/route";
import { db } from "@/lib/db";
import { inboundAddressOf } from "@/lib/inbound/address";
import { runDueJobs } from "@/lib/worker/run";
import { makeCampaign, makeNgo } from "@/tests/support/factories";
import { mailOf, post } from "@/tests/support/inbound";

/** An organisation with a campaign, and helpers to mail to it. */
export async function inboundWorld() {
  const { ngo, owner } = await makeNgo();
  const campaign = await makeCampaign(ngo.id);
  const recipient = (await inboundAddressOf(campaign.id))!;
  const updates = () =>
    db.campaignUpdate.findMany({
      where: { campaignId: campaign.id },
      orderBy: { number: "asc" },
      include: { images: true, inbound: true },
    });
  const rows = () => db.inboundMail.findMany({ where: { campaignId: campaign.id } });
  const send = (raw: Buffer, more: { to?: string; sender?: string } = {}) =>
    post(POST, { recipient: more.to ?? recipient, sender: more.sender ?? owner.email, raw });
  /** sends it, and runs the worker's pending jobs */
  const deliver = async (written: Partial<Parameters<typeof mailOf>[0]> = {}) => {
    const answer = await send(mailOf({ from: owner.email, ...written }));
    await runDueJobs();
    return answer;
  };
  return { ngo, owner, campaign, recipient, updates, rows, send, deliver };
}

/** A picture as a phone sends it, but small. */
export const picture = (width = 900) =>
  sharp({ create: { width, height: 600, channels: 3, background: "#a33" } })
    .png()
    .toBuffer();

export type InboundWorld = Awaited<ReturnType<typeof inboundWorld>>;
