import { AppError } from "@/lib/errors";
import { draw } from "@/lib/files/decode";
import { liesOnCloth } from "@/lib/patterns/framed";
import { strip } from "@/lib/patterns/strip";
import type { Scene } from "@/lib/patterns/urls";
import { fit, lines, typeFor, type Type } from "@/lib/patterns/typeset";
import { site } from "@/lib/site";
import { ownScene } from "@/lib/patterns/scene";

/**
 * The content of a share picture of 1200 x 630: text on the left, a picture or cloth on the right, a strip at the
 * bottom.
 */
export type SharePicture = {
  title: string;
  /** one or two lines under a title that has no organisation */
  lead?: string;
  /** the organisation, with a tick when it is verified */
  by?: { name: string; verified: boolean };
  /** amounts and percentage, already formatted in the language; percent null: no goal to reach */
  raised?: { amount: string; after: string; percent: { n: number; text: string } | null };
  /** seed for the strip, and for the cloth when there is no picture */
  seed: string;
  dark?: boolean;
  /** text direction of the language: the side at which text begins; left-to-right by default */
  direction?: "ltr" | "rtl";
  picture?: { scene: Scene } | { bytes: Buffer; focal: { x: number; y: number } };
};

const shareSize = { width: 1200, height: 630 };
const left = { x: 64, width: 528 };
const art = { x: 640, width: 560, height: 582 };
const inks = {
  light: {
    ground: "#F5F0E6",
    text: "#151B42",
    soft: "#474C6B",
    bar: "#B8431D",
    leaf: "#2B7A4B",
    forest: "#1B5A36",
    warp: "#8B8579",
    check: "#fff",
    tick: "#2B7A4B",
  },
  dark: {
    ground: "#10163A",
    text: "#F5F0E6",
    soft: "#CDD3EC",
    bar: "#F0B03A",
    leaf: "#3F9A62",
    forest: "#2B7A4B",
    warp: "#8E98C8",
    check: "#10163A",
    tick: "#8FCB9F",
  },
};

/** Where the subject of a scene is, so that the tall crop keeps it. */
const middles: Partial<Record<Scene, number>> = {
  water: 0.88,
  classroom: 0.86,
  sewing: 0.6,
  radio: 0.7,
  relief: 0.4,
  bicycle: 0.5,
};

const cloth = (seed: string, x: number, y: number, width: number, height: number, rows: number) => {
  const cell = height / rows;
  const t = strip(seed, { cols: Math.ceil(width / cell), rows });
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${(width / cell) * 48} ${t.h}" preserveAspectRatio="xMinYMin slice">${t.body}</svg>`;
};

/** Mirrors a drawing of the column for right-to-left languages. */
const mirrored = (svg: string, rtl: boolean): string =>
  rtl ? `<g transform="translate(${2 * left.x + left.width} 0) scale(-1 1)">${svg}</g>` : svg;

function progressBand(percent: number | null, y: number, c: (typeof inks)["light"]): string {
  const warp = Array.from(
    { length: Math.floor(left.width / 7) + 1 },
    (_, i) => `M${left.x + i * 7 + 0.5} ${y}v24`,
  ).join("");
  const done = percent === null ? left.width : Math.round((left.width * percent) / 100);
  const [first, second] = percent === null ? ["#54307A", "#6B479A"] : [c.leaf, c.forest];
  let weave = "";
  for (let x = 0; x < done; x += 8)
    for (let row = 0; row < 2; row++)
      if ((x / 8 + row) % 2 === 1)
        weave += `M${left.x + x} ${y + row * 12}h${Math.min(8, done - x)}v12h-${Math.min(8, done - x)}z`;
  const shuttle =
    percent !== null && percent > 0 && percent < 100
      ? `<path fill="#F0B03A" d="M${left.x + done} ${y}h6v24h-6z"/>`
      : "";
  return `<path stroke="${c.warp}" d="${warp}M${left.x} ${y}h${left.width}M${left.x} ${y + 24}h${left.width}"/>${done > 0 ? `<path fill="${first}" d="M${left.x} ${y}h${done}v24h-${done}z"/><path fill="${second}" d="${weave}"/>${shuttle}` : ""}`;
}

/** The text and the drawn parts. Text becomes outlines, so nothing that a person typed is ever markup here. */
async function drawing(p: SharePicture): Promise<string> {
  const c = p.dark ? inks.dark : inks.light;
  const rtl = p.direction === "rtl";
  /** Where text begins that is indented by `indent` from the start of the column. */
  const startOf = (type: Type, text: string, size: number, indent = 0) =>
    rtl ? left.x + left.width - indent - type.width(text, size) : left.x + indent;
  const out: string[] = [`<path fill="${c.ground}" d="M0 0h1200v630H0z"/>`];
  const brand = await typeFor(site.name, "display");
  out.push(
    `<g transform="translate(${rtl ? left.x + left.width - 38 : left.x} 53) scale(.83)"><path fill="${c.text}" d="M7 0h10v12H7zM7 28h10v12H7zM29 0h10v40H29z"/><path fill="${c.bar}" d="M0 14.5h26.5v11H0zM41.5 14.5H46v11h-4.5z"/></g>`,
    brand.outline(site.name, 32, startOf(brand, site.name, 32, 52), 81, c.text),
  );

  const type = await typeFor(p.title, "display");
  const lead = p.lead ? await typeFor(p.lead, "regular") : null;
  const big =
    p.raised || p.by
      ? ([
          [66, 3],
          [56, 4],
          [48, 4],
          [42, 5],
        ] as const)
      : ([
          [80, 3],
          [68, 4],
          [56, 4],
          [46, 5],
        ] as const);
  // Arabic letters reach further up and down than Latin ones: the lines need more room, or they touch
  const tall = /\p{Script=Arabic}/u.test(p.title);
  const step = tall ? 1.25 : 0.99;
  const sizes = tall ? big.map(([size, most]) => [Math.round(size * 0.92), most] as const) : big;
  const title = fit(type, p.title, left.width, sizes);
  const leadLines = lead && p.lead ? lines(lead, p.lead, 28, left.width, 3) : [];
  const withoutRaised = p.by ? 480 : 540;
  const foot = p.raised ? 390 : withoutRaised; // where the parts at the bottom begin
  const height =
    title.lines.length * title.size * step + (leadLines.length ? 24 + leadLines.length * 38 : 0);
  let y = 124 + Math.max(0, (foot - 124 - height) / 2) + title.size * 0.8;
  for (const line of title.lines) {
    out.push(type.outline(line, title.size, startOf(type, line, title.size), y, c.text));
    y += title.size * step;
  }
  if (lead)
    for (const [i, line] of leadLines.entries())
      out.push(
        lead.outline(
          line,
          28,
          startOf(lead, line, 28),
          y - title.size * step + title.size * 0.25 + 44 + i * 38,
          c.soft,
        ),
      );

  if (p.by) {
    const top = p.raised ? 416 : 520;
    const type = await typeFor(p.by.name, "bold");
    const tick = p.by.verified
      ? `<g transform="translate(${rtl ? left.x + left.width - 30 : left.x} ${top - 24}) scale(1.25)"><path fill="${c.tick}" d="M12 0L24 12 12 24 0 12z"/><path d="M6.8 12.2l3.7 3.7 6.7-7.7" fill="none" stroke="${c.check}" stroke-width="2.6"/></g>`
      : "";
    const indent = p.by.verified ? 42 : 0;
    const name = lines(type, p.by.name, 26, left.width - indent, 1)[0] ?? "";
    out.push(tick, type.outline(name, 26, startOf(type, name, 26, indent), top, c.text));
  }
  if (p.raised) {
    const [amount, after, bold] = await Promise.all([
      typeFor(p.raised.amount, "display"),
      typeFor(p.raised.after, "regular"),
      typeFor("0%", "bold"),
    ]);
    out.push(
      mirrored(progressBand(p.raised.percent?.n ?? null, 448, c), rtl),
      amount.outline(p.raised.amount, 44, startOf(amount, p.raised.amount, 44), 528, c.text),
      after.outline(
        p.raised.after,
        28,
        startOf(after, p.raised.after, 28, amount.width(p.raised.amount, 44) + 10),
        528,
        c.soft,
      ),
    );
    if (p.raised.percent)
      out.push(
        bold.outline(
          p.raised.percent.text,
          28,
          rtl ? left.x : left.x + left.width - bold.width(p.raised.percent.text, 28),
          528,
          c.text,
        ),
      );
  }
  if (!p.picture) out.push(cloth(p.seed, art.x, 0, art.width, art.height, 5));
  out.push(cloth(p.seed, 0, 582, 1200, 48, 1));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">${out.join("")}</svg>`;
}

type Laid = { bytes: Uint8Array; left: number; top: number; whole: boolean };

/**
 * The picture cropped to its box around its focal point; one too small or too narrow for that is placed uncropped on
 * the cloth. One that cannot be read leaves the cloth alone.
 */
async function cut(picture: NonNullable<SharePicture["picture"]>): Promise<Laid | null> {
  const focal = "scene" in picture ? { x: middles[picture.scene] ?? 0.5, y: 0.5 } : picture.focal;
  try {
    const bytes = "scene" in picture ? await ownScene(picture.scene) : picture.bytes;
    const { width, height } = await draw("measure", { bytes });
    if ("bytes" in picture && liesOnCloth(width, height)) {
      const scale = Math.min((art.width - 96) / width, (art.height - 96) / height, 2.5);
      const [w, h] = [
        Math.max(1, Math.round(width * scale)),
        Math.max(1, Math.round(height * scale)),
      ];
      const laid = await draw("cut", { bytes, width: w, height: h, box: null });
      return {
        bytes: laid.bytes,
        left: art.x + Math.round((art.width - w) / 2),
        top: Math.round((art.height - h) / 2),
        whole: true,
      };
    }
    const scale = Math.max(art.width / width, art.height / height);
    const [w, h] = [Math.ceil(width * scale), Math.ceil(height * scale)];
    const from = (total: number, part: number, at: number) =>
      Math.round(Math.min(total - part, Math.max(0, total * at - part / 2)));
    const box = {
      left: from(w, art.width, focal.x),
      top: from(h, art.height, focal.y),
      width: art.width,
      height: art.height,
    };
    return {
      bytes: (await draw("cut", { bytes, width: w, height: h, box })).bytes,
      left: art.x,
      top: 0,
      whole: false,
    };
  } catch (error) {
    if (error instanceof AppError) throw error; // no place in the queue: fail rather than leave the picture out
    return null;
  }
}

/**
 * The PNG, rendered in another process.
 * @param width 1200, 600 or 300
 * @throws 503 when too many wait
 */
export async function drawShare(
  picture: SharePicture,
  width: number = shareSize.width,
): Promise<Buffer> {
  const photo = picture.picture ? await cut(picture.picture) : null;
  const { picture: _, ...withoutPicture } = picture;
  const svg = await drawing(photo && !photo.whole ? picture : withoutPicture);
  return Buffer.from((await draw("compose", { svg, photo, width })).bytes);
}
