import "server-only";
import { timingSafeEqual } from "node:crypto";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { sha256, signText } from "@/lib/auth/encryption";

/*
 * A campaign's address for mails: its id and 104 bits of an HMAC over id and version, in characters that mail servers
 * preserve (they may lower-case a local part). It is derived, so that it can be shown again and nothing that is stored
 * reveals it; a higher version invalidates it.
 */

const idPart = /^cmp_([0-9a-z]{20})$/;
const shape = /^update\+([0-9a-z]{20})([0-9a-f]{26})$/;

const proof = (campaignId: string, version: number): string =>
  sha256(signText("inbound_address", `${campaignId}:${version}`)).slice(0, 26);

/** null where incoming mail is off. */
function inboundAddress(campaignId: string, version: number): string | null {
  const id = idPart.exec(campaignId)?.[1];
  if (env.INBOUND_DOMAIN === undefined || id === undefined) return null;
  return `update+${id}${proof(campaignId, version)}@${env.INBOUND_DOMAIN}`;
}

/** The current address; null where incoming mail is off. */
export async function inboundAddressOf(campaignId: string): Promise<string | null> {
  const row = await db.inboundAddress.findUnique({
    where: { campaignId },
    select: { version: true },
  });
  return inboundAddress(campaignId, row?.version ?? 1);
}

export type InboundCampaign = { id: string; ngoId: string; title: string; slug: string };

/** A campaign whose organisation may write updates now. */
export const openCampaign = {
  archivedAt: null,
  ngo: { status: "approved", suspendedAt: null },
} as const;

/** The campaign that an address belongs to; null for one that is wrong, was replaced or takes no reports now. */
export async function campaignOfAddress(address: string): Promise<InboundCampaign | null> {
  const [name = "", domain, more] = address.trim().toLowerCase().split("@");
  const [, id, signature] = shape.exec(name) ?? [];
  if (domain !== env.INBOUND_DOMAIN || more !== undefined || !id || !signature) return null;
  const campaignId = `cmp_${id}`;
  const row = await db.campaign.findFirst({
    where: { id: campaignId, ...openCampaign },
    select: {
      id: true,
      ngoId: true,
      title: true,
      slug: true,
      inboundAddress: { select: { version: true } },
    },
  });
  const right = Buffer.from(proof(campaignId, row?.inboundAddress?.version ?? 1));
  if (!timingSafeEqual(right, Buffer.from(signature)) || row === null) return null;
  const { inboundAddress: _version, ...campaign } = row;
  return campaign;
}
