import { createHash } from "node:crypto";
import { publicCampaign } from "@/lib/campaigns/queries";
import { countryName } from "@/lib/countries";
import { AppError } from "@/lib/errors";
import { plainFailure } from "@/lib/http/plain-failure";
import { isLocale, type Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { formatPercent, formatUsd } from "@/lib/money/money";
import { publicNgo } from "@/lib/ngos/public-queries";
import { drawShare, type SharePicture } from "@/lib/share/picture";
import { routes, type SharePage } from "@/lib/routes";
import { readFile } from "@/lib/storage/store";

export const dynamic = "force-dynamic";

/** The words of a page stand in its own catalogue: the picture says what the page says. */
function pagePicture(name: SharePage, locale: Locale): SharePicture {
  const t = {
    home: () => {
      const w = translator(locale, "landing");
      return { title: w("heading"), picture: { scene: "water" as const } };
    },
    "frontline-fund": () => {
      const w = translator(locale, "fund");
      return {
        title: w("title"),
        lead: w("promise"),
        dark: true,
        picture: { scene: "relief" as const },
      };
    },
    campaigns: () => {
      const w = translator(locale, "campaigns");
      return { title: w("heading"), lead: w("description"), picture: { scene: "market" as const } };
    },
    ngos: () => {
      const w = translator(locale, "ngos");
      return { title: w("heading"), lead: w("description"), picture: { scene: "circle" as const } };
    },
    contact: () => {
      const w = translator(locale, "contact");
      return { title: w("heading"), lead: w("description"), picture: { scene: "radio" as const } };
    },
    privacy: () => {
      const w = translator(locale, "privacy");
      return { title: w("title"), lead: w("description") };
    },
    ayc: () => {
      const w = translator(locale, "ayc");
      return {
        title: w("title"),
        lead: w("description"),
        dark: true,
        picture: { scene: "classroom" as const },
      };
    },
    developers: () => {
      const w = translator(locale, "developers");
      return { title: w("heading"), lead: w("description"), dark: true };
    },
  }[name]();
  return { seed: name === "home" ? "all-pull-together" : name, ...t };
}

async function campaignPicture(slug: string, locale: Locale): Promise<SharePicture | null> {
  const campaign = await publicCampaign(slug);
  if (!campaign || campaign.slug !== slug) return null; // an old address or an id has no picture of its own
  const t = translator(locale, "campaigns");
  const perpetual = campaign.deadlineMs === null;
  const stored = campaign.image
    ? await readFile(
        `${campaign.image.storageKey}/${campaign.image.widths.find((w) => w >= 800) ?? campaign.image.widths.at(-1)}.webp`,
      ).catch(() => null)
    : null;
  return {
    title: campaign.title,
    seed: campaign.slug,
    by: {
      name: [campaign.ngo.name, countryName(campaign.country, locale)].filter(Boolean).join(", "),
      verified: campaign.ngo.verified,
    },
    raised: {
      amount: formatUsd(campaign.raisedCents, locale),
      after: perpetual
        ? t("raisedSoFar")
        : t("of", { goal: formatUsd(campaign.fundingGoalCents, locale) }),
      percent: perpetual
        ? null
        : { n: campaign.percent, text: formatPercent(campaign.percent, locale) },
    },
    ...(stored && campaign.image
      ? {
          picture: {
            bytes: stored.bytes,
            focal: { x: campaign.image.focalX, y: campaign.image.focalY },
          },
        }
      : {}),
  };
}

async function ngoPicture(id: string, locale: Locale): Promise<SharePicture | null> {
  const ngo = await publicNgo(id, locale);
  return (
    ngo && { title: ngo.name, seed: ngo.id, by: { name: ngo.country, verified: ngo.verified } }
  );
}

/** The last pictures drawn, by what they show: a page that is passed around is asked for many times a minute. */
const kept = new Map<string, Buffer>();
const mostBytes = 24 * 1024 * 1024;
let keptBytes = 0;
/** Drawings under way, by what they show: who asks for the same one waits for it. */
const underWay = new Map<string, Promise<Buffer>>();
/** A drawing takes 0.15 s of a core: so many at a time, so many more wait, and the rest are told to come again. */
const atOnce = 2;
const mostWaiting = 20;
const waiting: (() => void)[] = [];
let drawing = 0;

function keep(tag: string, png: Buffer): void {
  kept.set(tag, png);
  keptBytes += png.byteLength;
  for (const [oldest, bytes] of kept) {
    if (keptBytes <= mostBytes) break;
    kept.delete(oldest);
    keptBytes -= bytes.byteLength;
  }
}

/** @throws AppError rate_limited when too many others wait */
async function drawInTurn(tag: string, picture: SharePicture, width: number): Promise<Buffer> {
  if (drawing >= atOnce) {
    if (waiting.length >= mostWaiting)
      throw new AppError("rate_limited", "tooManyAttempts", { params: { n: 1 }, retryAfter: 5 });
    await new Promise<void>((resolve) => waiting.push(resolve)); // the place is handed on, not given back
  } else drawing++;
  try {
    const png = await drawShare(picture, width);
    keep(tag, png);
    return png;
  } finally {
    const next = waiting.shift();
    if (next) next();
    else drawing--;
    underWay.delete(tag);
  }
}

/** The tag names everything that the picture shows, so that each version is drawn once. */
async function drawn(picture: SharePicture, width: number): Promise<{ png: Buffer; tag: string }> {
  const bytes =
    picture.picture && "bytes" in picture.picture
      ? createHash("sha256").update(picture.picture.bytes).digest("base64url")
      : "";
  const shown = [
    width,
    bytes,
    {
      ...picture,
      picture: bytes ? (picture.picture as { focal: unknown }).focal : picture.picture,
    },
  ];
  const tag = createHash("sha256").update(JSON.stringify(shown)).digest("base64url").slice(0, 27);
  const known = kept.get(tag);
  if (known) {
    kept.delete(tag);
    kept.set(tag, known);
    return { png: known, tag: `"${tag}"` };
  }
  const flight = underWay.get(tag) ?? drawInTurn(tag, picture, width);
  underWay.set(tag, flight);
  try {
    return { png: await flight, tag: `"${tag}"` };
  } finally {
    underWay.delete(tag);
  }
}

async function pictureOf(kind: string, name: string, locale: Locale): Promise<SharePicture | null> {
  switch (kind) {
    case "page": {
      const page = routes.find((route) => route.share === name)?.share;
      return page ? pagePicture(page, locale) : null;
    }
    case "campaign":
      return campaignPicture(name, locale);
    case "ngo":
      return ngoPicture(name, locale);
    default:
      return null;
  }
}

/** The picture that a shared link shows: 1200 x 630; ?w=600 and ?w=300 for cards with less room. */
export async function GET(
  request: Request,
  context: { params: Promise<{ locale: string; kind: string; file: string }> },
): Promise<Response> {
  const { locale, kind, file } = await context.params;
  const name = file.endsWith(".png") ? file.slice(0, -4) : "";
  const width =
    { "600": 600, "300": 300 }[new URL(request.url).searchParams.get("w") ?? ""] ?? 1200;
  const picture = isLocale(locale) && name ? await pictureOf(kind, name, locale) : null;
  if (!picture)
    return new Response("Not found", {
      status: 404,
      headers: { "cache-control": "private, no-store" },
    });
  let made: { png: Buffer; tag: string };
  try {
    made = await drawn(picture, width);
  } catch (error) {
    return plainFailure(error, locale as Locale, { "cache-control": "private, no-store" });
  }
  const { png, tag } = made;
  const headers = {
    "content-type": "image/png",
    etag: tag,
    "cache-control": `public, max-age=300, s-maxage=${kind === "page" ? 86_400 : 600}`,
    "cross-origin-resource-policy": "cross-origin",
  };
  if (request.headers.get("if-none-match") === tag)
    return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(png), { headers });
}
