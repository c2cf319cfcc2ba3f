import type { UserActor } from "@/lib/auth/actor";
import { auditRows } from "@/lib/audit/queries";
import { consoleCampaigns } from "@/lib/campaigns/console-queries";
import { adminCampaigns, campaignCountries, campaignsOfNgo, listPublicCampaigns, otherCampaigns, ownCampaigns, publicCampaign, sorts, type CampaignFilter } from "@/lib/campaigns/queries";
import { countPublicCampaigns, newestCampaigns, sitemapCampaigns } from "@/lib/campaigns/sitemap-queries";
import { contactMessages } from "@/lib/contact/queries";
import { donationFilter } from "@/lib/donations/ngo-filter";
import { campaignPerformance, donationCampaigns, ngoDonations, ngoDonors, ngoMonths } from "@/lib/donations/ngo-queries";
import { myCampaigns } from "@/lib/donations/my-campaigns-queries";
import { listPledges } from "@/lib/donations/pledge-queries";
import { namedSupporters } from "@/lib/donations/supporters-queries";
import { outbox } from "@/lib/email/outbox-queries";
import { deadWork } from "@/lib/jobs/console-queries";
import { consoleCounts, consoleNgos } from "@/lib/ngos/console-queries";
import { directory, publicNgo } from "@/lib/ngos/public-queries";
import { listNgos } from "@/lib/ngos/queries";
import { listPayouts, ownPayouts } from "@/lib/payouts/queries";
import { bigCampaign, bigNgo } from "./fill";

const person = { address: "local", requestId: "bench", locale: "en", kind: "user", name: "Bench", emailConfirmed: true, credential: { kind: "session", id: "ses_bench" } } as const;
const admin: UserActor = { ...person, userId: "usr_admin", email: "admin@bench.example", role: "admin", ngo: null };
const member: UserActor = { ...person, userId: "usr_bench1", email: "owner1@ngo.example", role: "ngo", ngo: { id: bigNgo, name: "Bench", status: "approved", profileComplete: true, suspended: false, suspensionReason: null, verifiedUntil: null, memberRole: "owner" } };

const first = { page: 1, limit: 20 };
const campaigns = (filter: Partial<CampaignFilter>) => () => listPublicCampaigns({ page: 1, limit: 9, ...filter });
const donations = (params: Record<string, string>, page = 1) => () => ngoDonations(member, donationFilter(params), page);

/** Every list that a person or a program can ask for, as its page asks for it. A search has three letters or more: fewer make no trigram. */
export const listings: Record<string, () => Promise<unknown>> = {
  "campaigns": campaigns({}),
  "campaigns, page 50": campaigns({ page: 50 }),
  "campaigns, search": campaigns({ search: "goats for Harar" }),
  "campaigns, search for what is everywhere": campaigns({ search: "family" }),
  "campaigns, search for what is nowhere": campaigns({ search: "zzzz" }),
  "campaigns, search + country + cause": campaigns({ search: "wells", country: "KE", cause: "Other" }),
  "campaigns, status": campaigns({ status: "paused" }),
  "campaigns, country": campaigns({ country: "GH" }),
  "campaigns, cause": campaigns({ cause: "Education & Literacy" }),
  ...Object.fromEntries(sorts.filter((s) => s !== "newest").map((sort) => [`campaigns, by ${sort}`, campaigns({ sort })])),
  "campaigns, the countries offered": campaignCountries,
  "campaign by slug": () => publicCampaign("bench-1"),
  "campaign, its named supporters": () => namedSupporters({ campaignId: bigCampaign }),
  "campaign, others to give to": () => otherCampaigns(bigCampaign),
  "sitemap": () => Promise.all([countPublicCampaigns(), sitemapCampaigns(1)]),
  "feed": newestCampaigns,
  "NGO directory": () => directory("", 1, "en"),
  "NGO directory, search": () => directory("Harar goats", 1, "en"),
  "NGO page": () => publicNgo(bigNgo, "en"),
  "NGO page, its campaigns": () => campaignsOfNgo(bigNgo),
  "NGO page, its supporters": () => namedSupporters({ ngoId: bigNgo }),
  "dashboard, campaigns": () => ownCampaigns(member),
  "dashboard, performance": () => campaignPerformance(member),
  "dashboard, twelve months": () => ngoMonths(member),
  "dashboard, donors": () => ngoDonors(member, { search: "", page: 1 }),
  "dashboard, donors, search": () => ngoDonors(member, { search: "donor gulu", page: 1 }),
  "dashboard, donations": donations({}),
  "dashboard, donations, page 50": donations({}, 50),
  "dashboard, donations, one campaign": donations({ campaign: bigCampaign }),
  "dashboard, donations, a month": donations({ from: "2026-04-01", to: "2026-04-30" }),
  "dashboard, donations, campaigns offered": () => donationCampaigns(member),
  "dashboard, payouts": () => ownPayouts(member),
  "call my-campaigns": () => myCampaigns(member, first),
  "call ngos/all": () => listNgos(member, first),
  "call admin/campaigns": () => adminCampaigns(admin, first),
  "admin, cards": () => consoleCounts(admin),
  "admin, NGOs": () => consoleNgos(admin, { search: "", verified: false, ...first }),
  "admin, verified NGOs": () => consoleNgos(admin, { search: "", verified: true, ...first }),
  "admin, NGOs, search by name": () => consoleNgos(admin, { search: "harar goats", verified: false, ...first }),
  "admin, NGOs, search by address": () => consoleNgos(admin, { search: "owner77@", verified: false, ...first }),
  "call admin/ngos, search": () => listNgos(admin, { search: "harar goats", ...first }),
  "admin, campaigns": () => consoleCampaigns(admin, first),
  "admin, pledges": () => listPledges(admin, { all: false, ...first }),
  "admin, all pledges": () => listPledges(admin, { all: true, ...first }),
  "admin, payouts": () => listPayouts(admin, first),
  "admin, payouts of a status": () => listPayouts(admin, { status: "failed", ...first }),
  "admin, outbox": () => outbox(admin, { search: "", ...first }),
  "admin, outbox, search": () => outbox(admin, { search: "donor77@", ...first }),
  "admin, audit": () => auditRows(admin, { search: "", ...first }),
  "admin, audit, search": () => auditRows(admin, { search: "owner77@", ...first }),
  "admin, audit of one campaign": () => auditRows(admin, { search: "cam_bench77", ...first }),
  "admin, messages": () => contactMessages(admin, first),
  "admin, jobs given up": () => deadWork(admin, first),
};
