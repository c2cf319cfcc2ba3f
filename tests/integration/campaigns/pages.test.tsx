import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { db } from "@/lib/db";
import { days, endOfUtcDay, now } from "@/lib/clock";
import { actorOfUser } from "@/lib/auth/current-actor";
import { signedInMessages } from "@/lib/forms/messages";
import { CampaignForm } from "@/components/campaigns/campaign-form";
import { Story } from "@/components/campaigns/story";
import { campaignFormParts, previewParts } from "@/app/(app)/dashboard/campaigns/_labels";
import CampaignsPage from "@/app/[locale]/campaigns/page";
import CampaignDetailPage from "@/app/[locale]/campaigns/[slug]/page";
import CampaignMissing from "@/app/[locale]/campaigns/[slug]/not-found";
import WordsPage from "@/app/[locale]/campaigns/[slug]/words/page";
import PosterPage from "@/app/[locale]/campaigns/[slug]/poster/page";
import SupportersPage from "@/app/[locale]/campaigns/[slug]/supporters/page";
import EmbedPage from "@/app/[locale]/campaigns/[slug]/embed/page";
import { hideWords } from "@/lib/support-words/hide-words";
import { visibleCampaign } from "@/lib/campaigns/queries";
import {
  actorOf,
  facts,
  makeAdmin,
  makeCampaign,
  makeDonationRow,
  makeNgo,
  ngoActorOf,
  randomText,
  visitor,
} from "@/tests/support/factories";
import { markupOf, textOf } from "@/tests/support/page";

const went = (to: string) => new Error(`goes to ${to}`);
vi.mock("next/navigation", () => ({
  notFound: () => {
    throw new Error("not found");
  },
  permanentRedirect: (to: string) => {
    throw went(to);
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

const html = (page: unknown, params: Record<string, string>, query: Record<string, string> = {}) =>
  markupOf(page, { params, query });

let ngo: Awaited<ReturnType<typeof makeNgo>>["ngo"];
beforeAll(async () => {
  ngo = (await makeNgo({ country: "KE" })).ngo;
});
const make = (more: Record<string, unknown> = {}) =>
  makeCampaign(ngo.id, {
    country: "KE",
    cause: "Other",
    deadline: endOfUtcDay(new Date(now().getTime() + days(23))),
    raisedCents: 0n,
    ...more,
  });

describe("campaign page", () => {
  test("[CAMP-029..031] [CAMP-037..039] [CAMP-041] [CAMP-063] [CAMP-064] title, badge, time left, cause, country, text, Donate Now", async () => {
    const campaign = await make({ fundingGoalCents: 2_400_000n });
    const markup = await html(CampaignDetailPage, { slug: campaign.slug });
    for (const words of [
      campaign.title,
      "Ongoing",
      "23 days left",
      "Other",
      "Kenya",
      "A test campaign.",
      "raised of $24,000 by",
      "Donate Now",
    ])
      expect(textOf(markup)).toContain(words);
    expect(markup).toContain(`href="/campaigns/${campaign.slug}/donate"`);
  });

  test("[CAMP-046..049] share links, without a script", async () => {
    const campaign = await make({ title: `Wells & "more" ${randomText()}` });
    const markup = await html(CampaignDetailPage, { slug: campaign.slug });
    const links = [...markup.matchAll(/href="(https:\/\/[^"]+)"/g)].map(
      (m) => new URL(m[1]!.replaceAll("&amp;", "&")),
    );
    const url = `http://localhost:3000/campaigns/${campaign.slug}`;
    const of = (host: RegExp) => links.find((l) => host.test(l.host))!.searchParams;
    const words = `Check out this campaign: ${campaign.title}`;
    expect([of(/twitter|x\.com/).get("text"), of(/twitter|x\.com/).get("url")]).toEqual([
      words,
      url,
    ]);
    expect([...of(/linkedin/)]).toEqual([["url", url]]);
    expect([of(/t\.me/).get("text"), of(/t\.me/).get("url")]).toEqual([words, url]);
    expect(of(/wa\.me|whatsapp/).get("text")).toBe(`${words} ${url}`);
  });

  test("[CAMP-042..044] a description is text with its paragraphs; only http addresses become links", () => {
    const markup = renderToStaticMarkup(
      <Story
        text={"One <script>alert(1)</script>\n\nTwo https://a.example/x?y=1. javascript:alert(1)"}
      />,
    );
    expect(markup.match(/<p/g)).toHaveLength(2);
    expect(markup).not.toContain("<script>");
    expect([...markup.matchAll(/href="([^"]*)"/g)].map((m) => m[1])).toEqual([
      "https://a.example/x?y=1",
    ]);
    expect(markup).toContain("noopener");
  });

  test("[CAMP-053] [FUND-031] one address: id, old slug and the fund are sent on", async () => {
    const campaign = await make();
    await db.campaignSlug.create({
      data: { slug: `old-${campaign.slug}`, campaignId: campaign.id },
    });
    for (const asked of [campaign.id, `old-${campaign.slug}`]) {
      await expect(html(CampaignDetailPage, { slug: asked })).rejects.toThrow(
        `goes to /campaigns/${campaign.slug}`,
      );
      await expect(html(EmbedPage, { slug: asked })).rejects.toThrow(
        `goes to /campaigns/${campaign.slug}/embed`,
      );
      await expect(html(CampaignDetailPage, { slug: asked, locale: "af" })).rejects.toThrow(
        `goes to /af/campaigns/${campaign.slug}`,
      );
    }
    await makeCampaign(ngo.id, { slug: "frontline-fund" });
    await expect(html(CampaignDetailPage, { slug: "frontline-fund" })).rejects.toThrow(
      "goes to /frontline-fund",
    );
  });

  test("[CAMP-025..027] a draft: not found for a visitor and another organisation, seen by its own and by an admin", async () => {
    const { ngo: mine, owner } = await makeNgo();
    const draft = await makeCampaign(mine.id, { status: "draft", publishedAt: null });
    for (const asked of [draft.slug, draft.id])
      await expect(html(CampaignDetailPage, { slug: asked })).rejects.toThrow("not found");
    const other = await actorOf((await makeNgo()).owner);
    const admin = await actorOfUser(
      (await makeAdmin()).id,
      { kind: "session", id: "ses_test" },
      facts,
    );
    expect(
      await Promise.all(
        [visitor, other, await actorOf(owner), admin!].map(
          async (actor) => (await visibleCampaign(actor, draft.slug)) !== null,
        ),
      ),
    ).toEqual([false, false, true, true]);
  });

  test("[CAMP-055..057] a missing campaign", async () => {
    const markup = textOf(await html(CampaignMissing, {}));
    for (const words of [
      "Campaign not found",
      "The campaign you're looking for doesn't exist",
      "Go Back",
    ])
      expect(markup).toContain(words);
  });

  test("[CAMP-095..097] only donors who chose to be named are named; no address, no note", async () => {
    const campaign = await make();
    await makeDonationRow(campaign, {
      donorName: "Shown Person",
      showName: true,
      donorEmail: "shown@donor.example",
      message: "secret note",
    });
    await makeDonationRow(campaign, {
      donorName: "Quiet Person",
      donorEmail: "quiet@donor.example",
    });
    const markup = await html(CampaignDetailPage, { slug: campaign.slug });
    expect(markup).toContain("Shown Person");
    for (const secret of ["Quiet Person", "shown@donor.example", "secret note"])
      expect(markup).not.toContain(secret);
  });

  test("a campaign that reached its goal gives thanks, states the excess as an amount, and offers three others", async () => {
    await Promise.all([1, 2, 3, 4].map((n) => make({ title: `Open ${n}`, raisedCents: 100n })));
    const day = (text: string) => new Date(`${text}T12:00:00Z`);
    const campaign = await make({
      status: "completed",
      fundingGoalCents: 1_400_000n,
      raisedCents: 1_435_000n,
      donorCount: 214,
      publishedAt: day("2024-09-11"),
      deadline: endOfUtcDay(day("2024-11-13")),
      completedAt: day("2024-11-13"),
    });
    const markup = await html(CampaignDetailPage, { slug: campaign.slug });
    expect(textOf(markup)).toContain("Funded on Nov 13, 2024. Thank you, 214 people.");
    expect(textOf(markup)).toContain("$14,350 raised in 9 weeks, $350 over the goal.");
    expect(textOf(markup)).toContain("100%, goal reached");
    expect(textOf(markup)).not.toMatch(/102 ?%|takes no gifts|\$0 platform fee/);
    expect(markup).not.toContain('data-kind="warn"');
    const card = markup.split('data-slot="open-campaigns"')[1]!;
    expect(card.split("</ul>")[0]!.match(/<h3/g)).toHaveLength(3);
    expect(textOf(card)).toContain("Find a Cause");
    expect(markup).not.toContain('id="others"');
    const french = await html(CampaignDetailPage, { slug: campaign.slug, locale: "fr" });
    expect(textOf(french)).toMatch(/Financée le 13 novembre 2024\. Merci à 214 personnes\./);
    const less = await make({
      status: "completed",
      fundingGoalCents: 1_400_000n,
      raisedCents: 100_000n,
      donorCount: 1,
      publishedAt: day("2024-11-10"),
      completedAt: day("2024-11-13"),
    });
    const lessText = textOf(await html(CampaignDetailPage, { slug: less.slug }));
    expect(lessText).toContain("Ended on Nov 13, 2024. Thank you, 1 person.");
    expect(lessText).toContain("$1,000 of $14,000 raised in 3 days.");
  });

  test("[CAMP-036] a paused one says so in its own words, without a warning", async () => {
    const campaign = await make({ status: "paused" });
    const markup = await html(CampaignDetailPage, { slug: campaign.slug });
    expect(textOf(markup)).toContain("The organisation has paused this campaign for now.");
    expect(textOf(markup)).toContain("Campaign paused");
    expect(textOf(markup)).not.toContain("Donate Now");
    expect(markup).not.toContain('data-kind="warn"');
    expect(markup).toContain('data-slot="open-campaigns"');
  });

  test("a screen reader reaches the donation card before the supporters", async () => {
    const campaign = await make();
    await makeDonationRow(campaign, { donorName: "Shown Person", showName: true });
    const markup = await html(CampaignDetailPage, { slug: campaign.slug });
    expect(markup.indexOf('data-slot="donate-card"')).toBeGreaterThan(0);
    expect(markup.indexOf('data-slot="donate-card"')).toBeLessThan(markup.indexOf("Shown Person"));
  });

  test("[CAMP-097] all who chose to be named have a page, and nobody else is on it", async () => {
    const campaign = await make();
    for (let i = 0; i < 7; i++)
      await makeDonationRow(campaign, { donorName: `Named ${i}`, showName: true });
    await makeDonationRow(campaign, { donorName: "Quiet Person" });
    const page = await html(CampaignDetailPage, { slug: campaign.slug });
    expect(page.match(/Named \d/g)).toHaveLength(6);
    expect(page).toMatch(
      new RegExp(`href="/campaigns/${campaign.slug}/supporters"[^>]*>See all 7 gifts with a name`),
    );
    const all = await html(SupportersPage, { slug: campaign.slug });
    expect(new Set(all.match(/Named \d/g)).size).toBe(7);
    expect(all).not.toContain("Quiet Person");
    const draft = await make({ status: "draft", publishedAt: null });
    await expect(html(SupportersPage, { slug: draft.slug })).rejects.toThrow("not found");
  });

  test("all words of support have a page: what a donor lets everyone read and nobody hid, while the gift counts", async () => {
    const { ngo, owner } = await makeNgo();
    const campaign = await makeCampaign(ngo.id);
    const write = (message: string, more: Record<string, unknown> = {}) =>
      makeDonationRow(campaign, { message, showWords: true, donorName: "Quiet Person", ...more });
    for (let i = 10; i < 42; i++) await write(`Courage ${i}`, { settledAt: new Date(i * 1000) });
    const hidden = await write("Hidden words");
    await write("Private words", { showWords: false });
    await write("Refunded words", { status: "refunded" });
    await hideWords(await ngoActorOf(owner), { donationId: hidden.id, hidden: true });

    const page = await html(CampaignDetailPage, { slug: campaign.slug });
    expect(page.match(/Courage \d/g)).toHaveLength(6);
    expect(page).toMatch(
      new RegExp(`href="/campaigns/${campaign.slug}/words"[^>]*>Read all 32 messages`),
    );
    const first = await html(WordsPage, { slug: campaign.slug });
    expect(first.match(/Courage \d\d/g)).toHaveLength(30);
    expect(first.indexOf("Courage 41")).toBeLessThan(first.indexOf("Courage 40"));
    expect(first).toContain(`href="/campaigns/${campaign.slug}/words?page=2"`);
    const second = await html(WordsPage, { slug: campaign.slug }, { page: "2" });
    expect(second.match(/Courage \d\d/g)).toEqual(["Courage 11", "Courage 10"]);
    for (const markup of [page, first, second])
      expect(markup).not.toMatch(/Hidden words|Private words|Refunded words|Quiet Person/);
    const draft = await make({ status: "draft", publishedAt: null });
    await expect(html(WordsPage, { slug: draft.slug })).rejects.toThrow("not found");
  });

  test("the poster: title, QR code and address on one sheet; none for a draft", async () => {
    const campaign = await make();
    const markup = await html(PosterPage, { slug: campaign.slug });
    const sheet = markup.split('data-slot="poster"')[1]!;
    expect(textOf(sheet)).toContain(campaign.title);
    expect(sheet).toContain(`src="/share/en/qr/${campaign.slug}.svg"`);
    expect(textOf(sheet)).toContain(`localhost:3000/campaigns/${campaign.slug}`);
    expect(sheet).toContain('data-slot="pattern-band"');
    expect(await html(CampaignDetailPage, { slug: campaign.slug })).toContain(
      `href="/campaigns/${campaign.slug}/poster"`,
    );
    const draft = await make({ status: "draft", publishedAt: null });
    await expect(html(PosterPage, { slug: draft.slug })).rejects.toThrow("not found");
  });

  test("[CAMP-066] without a picture the drawn cover says No Image Available", async () => {
    expect(await html(CampaignDetailPage, { slug: (await make()).slug })).toContain(
      'alt="No Image Available"',
    );
  });
});

describe("embed", () => {
  test("[CAMP-069] [CAMP-071..075] [CAMP-099] with a deadline the progress, without one only what was raised; its state when it does not run", async () => {
    const dated = await html(EmbedPage, {
      slug: (await make({ fundingGoalCents: 100_000n })).slug,
    });
    expect(dated).toContain('role="progressbar"');
    expect(textOf(dated)).toContain("of $1,000");
    expect(dated).toMatch(/<a [^>]*href="\/campaigns\/[^"]+" target="_blank"/);
    const open = await html(EmbedPage, { slug: (await make({ deadline: null })).slug });
    expect(open).not.toContain("progressbar");
    expect(textOf(open)).toContain("$0 raised so far");
    for (const [status, words] of [
      ["paused", "Campaign paused"],
      ["completed", "Campaign ended"],
    ] as const)
      expect(textOf(await html(EmbedPage, { slug: (await make({ status })).slug }))).toContain(
        words,
      );
  });
});

describe("listing", () => {
  test("[CAMP-006..008] [CAMP-012..017] [CAMP-022] [CAMP-098] filters, pages and the sentence for nothing found, from the address alone", async () => {
    const word = `listing${randomText(3)}`;
    for (let i = 0; i < 10; i++)
      await make({ title: `${word} ${i}`, raisedCents: BigInt(i % 2) * 100n });
    const first = await html(
      CampaignsPage,
      {},
      { search: word, status: "ongoing", country: "Kenya" },
    );
    expect(textOf(first)).toContain("10 campaigns, page 1 of 2");
    expect(first.match(/data-slot="card"/g)).toHaveLength(9);
    expect(first.match(/data-lead=""/g)).toHaveLength(1);
    expect(first).toContain(
      `href="/campaigns?search=${word}&amp;status=ongoing&amp;country=KE&amp;page=2"`,
    );
    expect(first).toMatch(/<form[^>]*method="get"/);
    expect(first).not.toMatch(/name="page"/);
    expect(
      first.match(/<select[^>]*name="cause"[\s\S]*?<\/select>/)![0].match(/<option/g),
    ).toHaveLength(1 + 16);
    for (const words of ["All", "Ongoing", "Completed", "Paused", "Reset Filters", "Kenya"])
      expect(textOf(first)).toContain(words);
    expect(first).toMatch(/<a [^>]*href="\/campaigns">Reset Filters/);
    expect(
      (await html(CampaignsPage, {}, { search: word, page: "2" })).match(/data-slot="card"/g),
    ).toHaveLength(1);
    for (const page of ["0", "x", "-1"])
      expect(textOf(await html(CampaignsPage, {}, { search: word, page }))).toContain(
        "page 1 of 2",
      );
    for (const query of [{ search: "zzzznothing" }, { search: word, page: "999" }])
      expect(textOf(await html(CampaignsPage, {}, query as Record<string, string>))).toContain(
        "No campaigns found matching your criteria.",
      );
  });
});

describe("what the listing begins with", () => {
  const end = (n: number) => endOfUtcDay(new Date(now().getTime() + days(n)));
  const order = (markup: string, word: string) =>
    [...markup.matchAll(new RegExp(`>${word} (\\w+)</bdi></a>`, "g"))].map((m) => m[1]);

  test("the one with gifts that ends soonest leads, unless another order was asked for; running ones come first", async () => {
    const word = `lead${randomText(3)}`;
    const at = (n: number) => new Date(now().getTime() - days(n));
    await make({
      title: `${word} over`,
      status: "completed",
      raisedCents: 900n,
      publishedAt: at(1),
    });
    await make({ title: `${word} open`, deadline: null, raisedCents: 700n, publishedAt: at(2) });
    await make({ title: `${word} bare`, deadline: end(2), publishedAt: at(3) });
    await make({ title: `${word} late`, deadline: end(9), raisedCents: 800n, publishedAt: at(4) });
    await make({ title: `${word} soon`, deadline: end(5), raisedCents: 300n, publishedAt: at(5) });
    const show = (query: Record<string, string>) =>
      html(CampaignsPage, {}, { search: word, ...query });
    const usual = await show({});
    expect(order(usual, word)).toEqual(["soon", "open", "bare", "late", "over"]);
    expect(usual.split('data-lead=""')[1]).toContain(`${word} soon`);
    expect(usual).toContain(`href="/campaigns?search=${word}&amp;sort=ending"`);
    expect(order(await show({ sort: "raised" }), word)).toEqual([
      "late",
      "open",
      "soon",
      "bare",
      "over",
    ]);
    const ending = await show({ sort: "ending" });
    expect(order(ending, word)).toEqual(["bare", "soon", "late", "open", "over"]);
    expect(ending).not.toContain("data-lead"); // nobody has given to the first
    expect(ending).toMatch(/<input type="hidden" name="sort" value="ending"/);
    expect(ending).toMatch(/aria-current="true">Ending soon/);
    expect(order(await show({ sort: "nonsense" }), word)).toHaveLength(5);
  });

  test("[CAMP-016] [CAMP-022] nothing found: each filter can be taken off, and three that are near are shown", async () => {
    const word = `near${randomText(3)}`;
    await make({ title: `${word} there`, cause: "other", country: "KE" });
    const markup = await html(
      CampaignsPage,
      {},
      { search: word, country: "KE", status: "completed", cause: "Other" },
    );
    expect(textOf(markup)).toContain("No campaigns found matching your criteria.");
    for (const gone of ["search", "country", "status", "cause"]) {
      const all = { search: word, status: "completed", country: "KE", cause: "Other" };
      const rest = new URLSearchParams(Object.entries(all).filter(([name]) => name !== gone));
      expect(markup).toContain(`href="/campaigns?${String(rest).replaceAll("&", "&amp;")}"`);
    }
    expect(markup.match(/>Reset Filters</g)).toHaveLength(2);
    expect(markup.match(/data-slot="card"/g)).toHaveLength(3);
    const past = await html(CampaignsPage, {}, { search: word, page: "9" });
    expect(past.split('id="near"')[1]).toContain(`${word} there`);
  });
});

describe("form", () => {
  const render = (status: string | null) =>
    renderToStaticMarkup(
      <CampaignForm
        userId="usr_test"
        action={async (state) => state}
        messages={signedInMessages("en")}
        {...campaignFormParts("en")}
        values={{
          title: "",
          description: "",
          fundingGoal: "",
          cause: "",
          country: "",
          videoUrl: "",
          campaignSlug: "",
          hasEndDate: true,
          endDate: "",
        }}
        strip="/x.svg"
        preview={previewParts("en", {
          ngo: { name: "Maji", verified: true },
          seed: "x",
          status: "ongoing",
          raisedCents: 0,
          nowMs: 0,
        })}
        campaign={
          status === null
            ? null
            : {
                id: "cmp_x",
                status,
                seen: "",
                cover: null,
                images: [{ id: "img_1", src: "/a.webp", alt: "Image 1" }],
              }
        }
      />,
    );
  const names = (markup: string) => [
    ...new Set([...markup.matchAll(/name="([^"]+)"/g)].map((m) => m[1])),
  ];

  test("[FORM-001] [FORM-004] [FORM-005] [FORM-030] [FORM-031] [DATA-032] its fields and the buttons of a new one", () => {
    const markup = render(null);
    for (const name of [
      "title",
      "description",
      "fundingGoal",
      "hasEndDate",
      "endDate",
      "cause",
      "country",
      "campaignSlug",
      "mainImage",
      "additionalImages",
      "intent",
    ])
      expect(names(markup)).toContain(name);
    for (const words of ["1200 x 630", "Save as Draft", "Publish Campaign"])
      expect(markup).toContain(words);
    expect(markup.match(/<option/g)).toHaveLength(1 + 16 + 1 + 54);
    expect(markup).not.toContain('value="genderEquality"');
  });
  test("[FORM-021] [FORM-030..032] [FORM-053] edit: a draft has both buttons, others Update Campaign; a completed one no goal and date; the note on images", () => {
    expect(render("draft")).toContain("Save as Draft");
    for (const status of ["ongoing", "paused", "completed"]) {
      expect(render(status)).toContain("Update Campaign");
      expect(render(status)).not.toContain("Save as Draft");
    }
    expect(names(render("completed"))).not.toContain("fundingGoal");
    expect(names(render("completed"))).not.toContain("endDate");
    expect(render("ongoing")).toContain("Choosing new images clears the existing ones.");
  });
});
