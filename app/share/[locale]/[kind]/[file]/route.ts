import { createHash } from "node:crypto";
import { publicCampaign } from "@/lib/campaigns/queries";
import { countryName } from "@/lib/countries";
import { plainFailure } from "@/lib/http/plain-failure";
import { isLocale, type Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { formatPercent, formatUsd } from "@/lib/money/money";
import { publicNgo } from "@/lib/ngos/public-queries";
import { drawShare, type SharePicture } from "@/lib/share/picture";
import { sharePages, type SharePage } from "@/lib/share/urls";
import { readFile } from "@/lib/storage/store";

export const dynamic = "force-dynamic";

/** The words of a page stand in its own catalogue: the picture says what the page says. */
function pagePicture(name: SharePage, locale: Locale): SharePicture {
  const t = {
    home: () => { const w = translator(locale, "landing"); return { title: w("heading"), picture: { scene: "water" as const } }; },
    "frontline-fund": () => { const w = translator(locale, "fund"); return { title: w("title"), lead: w("promise"), dark: true, picture: { scene: "relief" as const } }; },
    campaigns: () => { const w = translator(locale, "campaigns"); return { title: w("heading"), lead: w("description"), picture: { scene: "market" as const } }; },
    ngos: () => { const w = translator(locale, "ngos"); return { title: w("heading"), lead: w("description"), picture: { scene: "circle" as const } }; },
    contact: () => { const w = translator(locale, "contact"); return { title: w("heading"), lead: w("description"), picture: { scene: "radio" as const } }; },
    privacy: () => { const w = translator(locale, "privacy"); return { title: w("title"), lead: w("description") }; },
    ayc: () => { const w = translator(locale, "ayc"); return { title: w("title"), lead: w("description"), dark: true, picture: { scene: "classroom" as const } }; },
    developers: () => { const w = translator(locale, "developers"); return { title: w("heading"), lead: w("description"), dark: true }; },
  }[name]();
  return { seed: name === "home" ? "all-pull-together" : name, ...t };
}

async function campaignPicture(slug: string, locale: Locale): Promise<SharePicture | null> {
  const campaign = await publicCampaign(slug);
  if (!campaign || campaign.slug !== slug) return null; // an old address or an id has no picture of its own
  const t = translator(locale, "campaigns");
  const perpetual = campaign.deadlineMs === null;
  const stored = campaign.image ? await readFile(`${campaign.image.storageKey}/${campaign.image.widths.find((w) => w >= 800) ?? campaign.image.widths.at(-1)}.webp`).catch(() => null) : null;
  return {
    title: campaign.title, seed: campaign.slug, by: { name: [campaign.ngo.name, countryName(campaign.country, locale)].filter(Boolean).join(", "), verified: campaign.ngo.verified },
    raised: { amount: formatUsd(campaign.raisedCents, locale), after: perpetual ? t("raisedSoFar") : t("of", { goal: formatUsd(campaign.fundingGoalCents, locale) }), percent: perpetual ? null : { n: campaign.percent, text: formatPercent(campaign.percent, locale) } },
    ...(stored && campaign.image ? { picture: { bytes: stored.bytes, focal: { x: campaign.image.focalX, y: campaign.image.focalY } } } : {}),
  };
}

async function ngoPicture(id: string, locale: Locale): Promise<SharePicture | null> {
  const ngo = await publicNgo(id, locale);
  return ngo && { title: ngo.name, seed: ngo.id, by: { name: ngo.country, verified: ngo.verified } };
}

/** The last pictures drawn: a page that is passed around is asked for many times a minute. */
const kept = new Map<string, Buffer>();
const most = 48;

const drawing = new Map<string, Promise<Buffer>>();

/** Many who ask at once for the same picture wait for one drawing. */
function drawOnce(tag: string, picture: SharePicture, width: number): Promise<Buffer> {
  let png = drawing.get(tag);
  if (!png) {
    png = drawShare(picture, width).finally(() => drawing.delete(tag));
    drawing.set(tag, png);
  }
  return png;
}

async function drawn(picture: SharePicture, width: number): Promise<{ png: Buffer; tag: string }> {
  const bytes = picture.picture && "bytes" in picture.picture ? createHash("sha256").update(picture.picture.bytes).digest("base64url") : "";
  const tag = createHash("sha256").update(JSON.stringify([width, bytes, { ...picture, picture: bytes ? (picture.picture as { focal: unknown }).focal : picture.picture }])).digest("base64url").slice(0, 27);
  const known = kept.get(tag);
  const png = known ?? (await drawOnce(tag, picture, width));
  kept.delete(tag);
  kept.set(tag, png);
  if (kept.size > most) kept.delete(kept.keys().next().value!);
  return { png, tag: `"${tag}"` };
}

/** The picture that a shared link shows: 1200 x 630; ?w=600 and ?w=300 for cards with less room. */
export async function GET(request: Request, context: { params: Promise<{ locale: string; kind: string; file: string }> }): Promise<Response> {
  const { locale, kind, file } = await context.params;
  const name = file.endsWith(".png") ? file.slice(0, -4) : "";
  const width = { "600": 600, "300": 300 }[new URL(request.url).searchParams.get("w") ?? ""] ?? 1200;
  const page = Object.values(sharePages).find((p) => p === name);
  const picture = !isLocale(locale) || !name ? null : kind === "page" ? (page ? pagePicture(page, locale) : null) : kind === "campaign" ? await campaignPicture(name, locale) : kind === "ngo" ? await ngoPicture(name, locale) : null;
  if (!picture) return new Response("Not found", { status: 404, headers: { "cache-control": "private, no-store" } });
  let made: { png: Buffer; tag: string };
  try {
    made = await drawn(picture, width);
  } catch (error) {
    return plainFailure(error, locale as Locale, { "cache-control": "private, no-store" });
  }
  const { png, tag } = made;
  const headers = { "content-type": "image/png", etag: tag, "cache-control": `public, max-age=300, s-maxage=${kind === "page" ? 86_400 : 600}`, "cross-origin-resource-policy": "cross-origin" };
  if (request.headers.get("if-none-match") === tag) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(png), { headers });
}
