import "server-only";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { requireApprovedNgo, type Actor } from "@/lib/auth/actor";
import { publicStatuses } from "@/lib/campaigns/rules";
import { pageSize } from "@/lib/listing/address";
import { pageRows } from "@/lib/listing/sql";
import { ofNgo } from "@/lib/volunteers/lock-call";
import { callState, shownStatuses, type CallState, type ShownStatus } from "@/lib/volunteers/rules";

export type OwnCall = {
  id: string;
  campaignId: string;
  campaign: string;
  role: string;
  needs: string;
  places: number;
  country: string | null;
  until: Date;
  endsAt: Date;
  stopReason: string | null;
  state: CallState;
  waiting: number;
  accepted: number;
  /** all confirmed offers, including those deleted since */
  offers: number;
};

/** The organisation's calls: open ones first, then the newest. @throws 401, 403 */
export async function ownCalls(actor: Actor): Promise<OwnCall[]> {
  const ngoId = requireApprovedNgo(actor).ngo.id;
  const time = now();
  const rows = await db.volunteerCall.findMany({
    where: ofNgo(ngoId),
    include: {
      campaign: { select: { title: true } },
      offers: { where: { confirmedAt: { not: null } }, select: { status: true } },
    },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    take: 200,
  });
  const calls = rows.map((row): OwnCall => {
    const count = (status: ShownStatus) => row.offers.filter((o) => o.status === status).length;
    const accepted = count("accepted");
    return {
      id: row.id,
      campaignId: row.campaignId,
      campaign: row.campaign.title,
      role: row.role,
      needs: row.needs,
      places: row.places,
      country: row.country,
      until: row.until,
      endsAt: row.endsAt ?? row.until,
      stopReason: row.stopReason,
      state: callState(row, accepted, time),
      waiting: count("waiting"),
      accepted: accepted + row.forgottenAccepted,
      offers: row.offers.length + row.forgottenOffers,
    };
  });
  const runs = (call: OwnCall) => call.state === "open" || call.state === "full";
  return [...calls.filter(runs), ...calls.filter((call) => !runs(call))];
}

/** Campaigns that can ask for volunteers. @throws 401, 403 */
export async function campaignsToAskFor(actor: Actor): Promise<{ id: string; title: string }[]> {
  const ngoId = requireApprovedNgo(actor).ngo.id;
  return db.campaign.findMany({
    where: { ngoId, archivedAt: null, status: { in: [...publicStatuses] } },
    select: { id: true, title: true },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    take: 200,
  });
}

export type OfferRow = {
  id: string;
  name: string;
  email: string | null;
  offer: string | null;
  status: ShownStatus;
  answer: string | null;
  confirmedAt: Date;
  answeredAt: Date | null;
  role: string;
  campaign: string;
  callState: CallState;
};

export type OfferFilter = { status: ShownStatus | ""; call: string };

const whereOf = (ngoId: string, { status, call }: OfferFilter) => ({
  confirmedAt: { not: null },
  ...(status === "" ? {} : { status }),
  call: ofNgo(ngoId),
  ...(call === "" ? {} : { callId: call }),
});

const parts = {
  call: { include: { campaign: { select: { title: true } } } },
} as const;

async function rowsOf(ngoId: string, filter: OfferFilter, page: { page: number; limit: number }) {
  const rows = await db.volunteerOffer.findMany({
    where: whereOf(ngoId, filter),
    include: parts,
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    ...pageRows(page),
  });
  return rows.map((row): OfferRow => ({
    id: row.id,
    name: row.name,
    email: row.email,
    offer: row.offer,
    status: shownStatuses.find((status) => status === row.status) ?? "waiting",
    answer: row.answer,
    confirmedAt: row.confirmedAt ?? row.createdAt,
    answeredAt: row.answeredAt,
    role: row.call.role,
    campaign: row.call.campaign.title,
    callState: callState(row.call, 0, now()),
  }));
}

/** A page of the confirmed offers to the organisation's calls, newest first. @throws 401, 403 */
export async function ownOffers(
  actor: Actor,
  filter: OfferFilter,
  page: number,
): Promise<{ offers: OfferRow[]; total: number }> {
  const ngoId = requireApprovedNgo(actor).ngo.id;
  const [offers, total] = await Promise.all([
    rowsOf(ngoId, filter, { page, limit: pageSize }),
    db.volunteerOffer.count({ where: whereOf(ngoId, filter) }),
  ]);
  return { offers, total };
}

/** All of them in chunks, for the file. @throws 401, 403 before the first chunk */
export async function* allOwnOffers(
  actor: Actor,
  filter: OfferFilter,
): AsyncGenerator<OfferRow[], void> {
  const ngoId = requireApprovedNgo(actor).ngo.id;
  const limit = 500;
  for (let page = 1; ; page += 1) {
    const rows = await rowsOf(ngoId, filter, { page, limit });
    if (rows.length > 0) yield rows;
    if (rows.length < limit) return;
  }
}

export type VolunteerCounts = { accepted: number; waiting: number; openCalls: number };

/** The dashboard's number of volunteers accepted so far, including those whose data has been deleted. @throws 401, 403 */
export async function volunteerCounts(actor: Actor): Promise<VolunteerCounts> {
  const ngoId = requireApprovedNgo(actor).ngo.id;
  const call = ofNgo(ngoId);
  const [accepted, waiting, openCalls, past] = await Promise.all([
    db.volunteerOffer.count({ where: { status: "accepted", call } }),
    db.volunteerOffer.count({ where: { status: "waiting", call } }),
    db.volunteerCall.count({ where: { ...call, endsAt: { gt: now() } } }),
    db.volunteerCall.aggregate({ where: call, _sum: { forgottenAccepted: true } }),
  ]);
  return { accepted: accepted + (past._sum.forgottenAccepted ?? 0), waiting, openCalls };
}
