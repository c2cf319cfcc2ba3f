import type { UserActor } from "@/lib/auth/actor";
import { consoleSupporters } from "@/lib/supporters/console-queries";
import { listedPages, publicPage, topPages } from "@/lib/supporters/public-queries";
import { ownSupporters } from "@/lib/supporters/queries";
import { auditRows, auditSorts } from "@/lib/audit/queries";
import { campaignSorts, consoleCampaigns } from "@/lib/campaigns/console-queries";
import { campaignsOfNgo, ownCampaigns, publicCampaign } from "@/lib/campaigns/queries";
import { otherCampaigns } from "@/lib/campaigns/offered-queries";
import {
  adminCampaigns,
  campaignCountries,
  listPublicCampaigns,
  sorts,
  type CampaignFilter,
} from "@/lib/campaigns/list-queries";
import {
  countPublicCampaigns,
  newestCampaigns,
  sitemapCampaigns,
} from "@/lib/campaigns/sitemap-queries";
import { contactMessages, messageCounts, messageSorts } from "@/lib/contact/queries";
import { consoleDonations } from "@/lib/donations/console-queries";
import { donationFilter } from "@/lib/donations/donation-filter";
import { ngoDonors } from "@/lib/donations/ngo-donor-queries";
import { donationCampaigns, ngoDonations } from "@/lib/donations/queries";
import { campaignPerformance } from "@/lib/campaigns/performance-queries";
import { myCampaigns } from "@/lib/campaigns/my-campaigns-queries";
import { listPledges } from "@/lib/pledges/queries";
import { namedSupporters } from "@/lib/donations/supporters-queries";
import { mailSorts, outbox } from "@/lib/email/outbox-queries";
import { failedJobs, jobSorts } from "@/lib/worker/failed-jobs-queries";
import { consoleCounts } from "@/lib/ngos/console-queries";
import { consoleNgos, ngoSorts, verifiedSorts } from "@/lib/ngos/console-list";
import { directory, publicNgo } from "@/lib/ngos/public-queries";
import { listNgos } from "@/lib/ngos/queries";
import { listPayouts, ownPayouts } from "@/lib/payouts/queries";
import { ngoOverview } from "@/lib/statistics/overview-queries";
import { sumSorts, type SumSort } from "@/lib/listing/address";
import { bigCampaign, bigNgo } from "./fill";

const person = {
  address: "local",
  requestId: "bench",
  locale: "en",
  kind: "user",
  name: "Bench",
  emailConfirmed: true,
  credential: { kind: "session", id: "ses_bench" },
  secondFactor: { has: false, missing: false, confirmedAt: null, skipped: false },
} as const;
const admin: UserActor = {
  ...person,
  userId: "usr_admin",
  email: "admin@bench.example",
  role: "admin",
  ngo: null,
};
export const member: UserActor = {
  ...person,
  userId: "usr_bench1",
  email: "owner1@ngo.example",
  role: "ngo",
  ngo: {
    id: bigNgo,
    name: "Bench",
    status: "approved",
    profileComplete: true,
    suspended: false,
    suspensionReason: null,
    verifiedUntil: null,
    memberRole: "owner",
  },
};

const first = { page: 1, limit: 20 };
const campaigns = (filter: Partial<CampaignFilter>) => () =>
  listPublicCampaigns({ page: 1, limit: 9, ...filter });
const donations =
  (params: Record<string, string>, page = 1, sort: SumSort = "new") =>
  () =>
    ngoDonations(member, donationFilter(params), page, sort);

const everySort = <S extends string>(
  label: string,
  all: readonly S[],
  ask: (sort: S) => () => Promise<unknown>,
) =>
  Object.fromEntries(
    all.map((sort) => [`${label}${sort === "new" ? "" : `, by ${sort}`}`, ask(sort)]),
  );

/**
 * Every list that a person or a program can request, queried as its page does. A search has three letters or more:
 * fewer make no trigram.
 */
export const listings: Record<string, () => Promise<unknown>> = {
  campaigns: campaigns({}),
  "campaigns, page 50": campaigns({ page: 50 }),
  "campaigns, search": campaigns({ search: "goats for Harar" }),
  "campaigns, search for what is everywhere": campaigns({ search: "family" }),
  "campaigns, search for what is nowhere": campaigns({ search: "zzzz" }),
  "campaigns, search + country + cause": campaigns({
    search: "wells",
    country: "KE",
    cause: "Other",
  }),
  "campaigns, status": campaigns({ status: "paused" }),
  "campaigns, country": campaigns({ country: "GH" }),
  "campaigns, cause": campaigns({ cause: "Education & Literacy" }),
  ...Object.fromEntries(
    sorts
      .filter((s) => s !== "newest")
      .map((sort) => [`campaigns, by ${sort}`, campaigns({ sort })]),
  ),
  "campaigns, the countries offered": campaignCountries,
  "campaign by slug": () => publicCampaign("bench-1"),
  "campaign, its named supporters": () => namedSupporters({ campaignId: bigCampaign }),
  "campaign, the pages that raised most": () => topPages(bigCampaign),
  "campaign, its supporters' pages": () => listedPages(bigCampaign, { page: 1, limit: 24 }),
  "campaign, its supporters' pages, page 50": () =>
    listedPages(bigCampaign, { page: 50, limit: 24 }),
  "supporter's page": () => publicPage(bigCampaign, "page-1"),
  "supporter's page, its named supporters": () =>
    namedSupporters({ supporterPageId: "spp_bench1" }),
  "campaign, others to give to": () => otherCampaigns(bigCampaign),
  sitemap: () => Promise.all([countPublicCampaigns(), sitemapCampaigns(1)]),
  feed: newestCampaigns,
  "NGO directory": () => directory("", 1, "en"),
  "NGO directory, search": () => directory("Harar goats", 1, "en"),
  "NGO page": () => publicNgo(bigNgo, "en"),
  "NGO page, its campaigns": () => campaignsOfNgo(bigNgo),
  "NGO page, its supporters": () => namedSupporters({ ngoId: bigNgo }),
  "dashboard, campaigns": () => ownCampaigns(member),
  "dashboard, performance": () => campaignPerformance(member),
  "dashboard, overview": () => ngoOverview(member),
  "dashboard, donors": () => ngoDonors(member, { search: "", page: 1 }),
  "dashboard, donors, search": () => ngoDonors(member, { search: "donor gulu", page: 1 }),
  ...everySort("dashboard, donations", sumSorts, (sort) => donations({}, 1, sort)),
  "dashboard, donations, search": donations({ search: "donor gulu" }),
  "dashboard, donations, search, by most": donations({ search: "donor gulu" }, 1, "most"),
  "dashboard, donations, one by its reference": donations({ search: "dn-77" }),
  "dashboard, donations, a status": donations({ status: "refunded" }),
  "dashboard, donations, a method, monthly": donations({ method: "card", rhythm: "monthly" }),
  "dashboard, donations, page 50": donations({}, 50),
  "dashboard, donations, one campaign": donations({ campaign: bigCampaign }),
  "dashboard, donations, a month": donations({ from: "2026-04-01", to: "2026-04-30" }),
  "dashboard, donations, campaigns offered": () => donationCampaigns(member),
  "dashboard, payouts": () => ownPayouts(member),
  "dashboard, supporters' pages": () => ownSupporters(member, first),
  "admin, supporters' pages": () => consoleSupporters(admin, { search: "", ...first }),
  "admin, supporters' pages, search": () =>
    consoleSupporters(admin, { search: "harar 77", ...first }),
  "call my-campaigns": () => myCampaigns(member, first),
  "call ngos/all": () => listNgos(member, first),
  "call admin/campaigns": () => adminCampaigns(admin, first),
  "admin, cards": () => consoleCounts(admin),
  ...everySort(
    "admin, NGOs",
    ngoSorts,
    (sort) => () => consoleNgos(admin, { search: "", verified: false, sort, ...first }),
  ),
  ...everySort(
    "admin, verified NGOs",
    verifiedSorts,
    (sort) => () => consoleNgos(admin, { search: "", verified: true, sort, ...first }),
  ),
  "admin, NGOs, search by name": () =>
    consoleNgos(admin, { search: "harar goats", verified: false, ...first }),
  "admin, NGOs, search by address": () =>
    consoleNgos(admin, { search: "owner77@", verified: false, ...first }),
  "call admin/ngos, search": () => listNgos(admin, { search: "harar goats", ...first }),
  ...everySort(
    "admin, campaigns",
    campaignSorts,
    (sort) => () => consoleCampaigns(admin, { sort, ...first }),
  ),
  "admin, campaigns, search": () =>
    consoleCampaigns(admin, { search: "goats for Harar", ...first }),
  ...everySort(
    "admin, gifts",
    sumSorts,
    (sort) => () => consoleDonations(admin, { search: "", wished: false, sort, ...first }),
  ),
  "admin, gifts, page 50": () =>
    consoleDonations(admin, { search: "", wished: false, sort: "new", page: 50, limit: 20 }),
  "admin, gifts, search": () =>
    consoleDonations(admin, { search: "donor77@", wished: false, sort: "new", ...first }),
  "admin, gifts, one by its number": () =>
    consoleDonations(admin, { search: "dn-77", wished: false, sort: "most", ...first }),
  "admin, gifts, refund asked for": () =>
    consoleDonations(admin, { search: "", wished: true, sort: "new", ...first }),
  ...everySort(
    "admin, pledges",
    sumSorts,
    (sort) => () => listPledges(admin, { all: false, sort, ...first }),
  ),
  ...everySort(
    "admin, all pledges",
    sumSorts,
    (sort) => () => listPledges(admin, { all: true, sort, ...first }),
  ),
  "admin, pledges, search": () => listPledges(admin, { all: true, search: "gulu 2", ...first }),
  ...everySort("admin, payouts", sumSorts, (sort) => () => listPayouts(admin, { sort, ...first })),
  "admin, payouts of a status": () => listPayouts(admin, { status: "failed", ...first }),
  "admin, payouts not finished": () => listPayouts(admin, { open: true, ...first }),
  "admin, payouts, search": () => listPayouts(admin, { search: "bank-77", ...first }),
  ...everySort(
    "admin, outbox",
    mailSorts,
    (sort) => () => outbox(admin, { search: "", sort, ...first }),
  ),
  "admin, outbox, search": () => outbox(admin, { search: "donor77@", ...first }),
  ...everySort(
    "admin, audit",
    auditSorts,
    (sort) => () => auditRows(admin, { search: "", sort, ...first }),
  ),
  "admin, audit, search": () => auditRows(admin, { search: "owner77@", ...first }),
  "admin, audit of one campaign": () => auditRows(admin, { search: "cam_bench77", ...first }),
  ...everySort(
    "admin, messages",
    messageSorts,
    (sort) => () => contactMessages(admin, { sort, ...first }),
  ),
  "admin, messages to answer": () => contactMessages(admin, { view: "open", ...first }),
  "admin, messages answered": () => contactMessages(admin, { view: "answered", ...first }),
  "admin, messages closed": () => contactMessages(admin, { view: "closed", ...first }),
  "admin, messages by state": () => messageCounts(admin),
  "admin, messages, search": () => contactMessages(admin, { search: "person77@", ...first }),
  ...everySort(
    "admin, jobs given up",
    jobSorts,
    (sort) => () => failedJobs(admin, { sort, ...first }),
  ),
  "admin, jobs given up, search": () => failedJobs(admin, { search: "bench:77", ...first }),
};
