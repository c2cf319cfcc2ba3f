// @vitest-environment jsdom
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import CampaignPage from "@/app/[locale]/campaigns/[slug]/page";
import DonatePage from "@/app/[locale]/campaigns/[slug]/donate/page";
import EmbedPage from "@/app/[locale]/campaigns/[slug]/embed/page";
import EmbedKindPage from "@/app/[locale]/campaigns/[slug]/embed/[kind]/page";
import PosterPage from "@/app/[locale]/campaigns/[slug]/poster/page";
import SupportersPage from "@/app/[locale]/campaigns/[slug]/supporters/page";
import UpdatesPage from "@/app/[locale]/campaigns/[slug]/updates/page";
import UpdatePage from "@/app/[locale]/campaigns/[slug]/updates/[number]/page";
import VolunteerPage from "@/app/[locale]/campaigns/[slug]/volunteer/page";
import SupporterPage from "@/app/[locale]/campaigns/[slug]/with/[name]/page";
import WordsPage from "@/app/[locale]/campaigns/[slug]/words/page";
import CampaignsPage from "@/app/[locale]/campaigns/page";
import NgoPage from "@/app/[locale]/ngo-campaigns/[id]/page";
import NgosPage from "@/app/[locale]/ngos/page";
import { CampaignsPart } from "@/app/(app)/dashboard/_parts/campaigns-part";
import { DonationsPart } from "@/app/(app)/dashboard/_parts/donations-part";
import { DonorsPart } from "@/app/(app)/dashboard/_parts/donors-part";
import { ProfilePart } from "@/app/(app)/dashboard/_parts/profile-part";
import type { NgoActor } from "@/lib/auth/actor";
import { now } from "@/lib/clock";
import { db } from "@/lib/db";
import {
  makeCampaign,
  makeDonationRow,
  makeNeed,
  makeNgo,
  makeUpdate,
  ngoActorOf,
  randomText,
} from "@/tests/support/factories";
import { show } from "@/tests/support/page";
import { makeSupporterPage } from "@/tests/support/supporters";
import { makeCall } from "@/tests/support/volunteers";

vi.mock("next/navigation", () => ({
  notFound: () => {
    throw new Error("not found");
  },
  permanentRedirect: (to: string) => {
    throw new Error(`goes to ${to}`);
  },
  useRouter: () => ({ push: () => {}, back: () => {} }),
  usePathname: () => "/campaigns/x",
  useParams: () => ({ locale: "en" }),
}));
vi.mock("next/headers", () => ({
  headers: async () => new Headers(),
  cookies: async () => ({ get: () => undefined }),
}));
afterAll(() => db.$disconnect());

/** Text that people typed on an English site, each with a word of its own. */
const typed = (what: string) => `نص ${what}`;
const mark = randomText(4);
let params: Record<string, string>;
let supporter: string;
let ngoId: string;
let actor: NgoActor;

beforeAll(async () => {
  const { ngo, owner } = await makeNgo({
    name: typed(`organisation ${mark}`),
    description: typed("about the organisation"),
  });
  ngoId = ngo.id;
  const campaign = await makeCampaign(ngo.id, {
    title: typed(`title ${mark}`),
    description: `${typed("story")}\n\n## ${typed("part")}\n\n- ${typed("point")}`,
    raisedCents: 100_00n,
    donorCount: 2,
    giftCount: 2,
  });
  await makeDonationRow(campaign, {
    donorName: typed("donor"),
    showName: true,
    message: typed("words of support"),
    showWords: true,
    dedicationType: "honour",
    dedicationName: typed("dedicated"),
  });
  await makeUpdate(campaign.id, { title: typed("update"), text: typed("news") });
  await makeNeed(campaign.id, { title: typed("need") });
  await makeCall(campaign.id, { role: typed("role"), needs: typed("what is needed") });
  supporter = (
    await makeSupporterPage(campaign.id, {
      name: typed("supporter"),
      words: typed("why I raise"),
      confirmedAt: now(),
    })
  ).address;
  params = { slug: campaign.slug };
  actor = await ngoActorOf(owner);
});

const arabic = /\p{Script=Arabic}/u;
/** Marks that isolate a part of one of our sentences. */
const isolated = /[\u2066-\u2068][^\u2066-\u2069]*\u2069/gu;

/** Typed text that is in the page's own direction, each with the elements around it. */
function undirected(document: Document): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement!;
    if (!arabic.test(node.textContent!.replace(isolated, ""))) continue;
    // what nobody sees, the options of a select, which the system renders, and the name of the language in the menu
    if (parent.closest("script, style, option, .sr-only, [aria-hidden=true], a[hreflang]"))
      continue;
    if (parent.closest("bdi, [dir], textarea")) continue;
    const path = [parent.parentElement!, parent].map(
      (e) => `${e.localName}.${(e.getAttribute("class") ?? "").split(" ")[0]}`,
    );
    found.push(`${path.join(">")}: ${node.textContent}`);
  }
  return found;
}

const pages: Record<string, () => Promise<Document>> = {
  campaign: () => show(CampaignPage, { params }),
  "campaign in French": () => show(CampaignPage, { params, locale: "fr" }),
  "list of campaigns": () => show(CampaignsPage, { query: { search: mark } }),
  donate: () => show(DonatePage, { params }),
  words: () => show(WordsPage, { params }),
  supporters: () => show(SupportersPage, { params }),
  "supporter's page": () => show(SupporterPage, { params: { ...params, name: supporter } }),
  updates: () => show(UpdatesPage, { params }),
  update: () => show(UpdatePage, { params: { ...params, number: "1" } }),
  volunteer: () => show(VolunteerPage, { params }),
  poster: () => show(PosterPage, { params }),
  embed: () => show(EmbedPage, { params }),
  "embedded form": () => show(EmbedKindPage, { params: { ...params, kind: "form" } }),
  "embedded button": () => show(EmbedKindPage, { params: { ...params, kind: "button" } }),
  "embedded thermometer": () => show(EmbedKindPage, { params: { ...params, kind: "thermometer" } }),
  organisations: () => show(NgosPage, { query: { search: mark } }),
  organisation: () => show(NgoPage, { params: { id: ngoId } }),
};
const parts: Record<string, () => Promise<React.ReactNode>> = {
  campaigns: () => CampaignsPart({ actor, params: {}, at: now() } as never) as never,
  donations: () => DonationsPart({ actor, params: {}, at: now() } as never) as never,
  donors: () => DonorsPart({ actor, params: {}, at: now() } as never) as never,
  profile: () => ProfilePart({ actor, params: {}, at: now() } as never) as never,
};

describe("[I18N-013] what a person typed stands in its own direction (OP-147)", () => {
  test.each(Object.entries(pages))("%s", async (_name, draw) => {
    const document = await draw();
    expect(document.body.textContent).toMatch(arabic);
    expect(undirected(document)).toEqual([]);
  });
  test.each(Object.entries(parts))("dashboard, %s", async (_name, draw) => {
    const document = new DOMParser().parseFromString(
      `<body>${renderToStaticMarkup(<>{await draw()}</>)}</body>`,
      "text/html",
    );
    expect(document.body.textContent).toMatch(arabic);
    expect(undirected(document)).toEqual([]);
  });
});
