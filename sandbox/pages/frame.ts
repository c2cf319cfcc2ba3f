import { isFromRight, translatorFor, type Language } from "./texts";

export const escape = (text: unknown): string =>
  String(text ?? "").replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
/** An amount as the product writes it in that language. */
export function dollars(cents: number | null, language: Language): string {
  const [whole = "", part = ""] = ((cents ?? 0) / 100).toFixed(2).split(".");
  const grouped = (sign: string) => whole.replace(/\B(?=(?:\d{3}){1,6}(?!\d))/g, sign);
  if (language === "fr") return `${grouped("\u202f")},${part}\u00a0$`;
  if (language === "pt") return `${grouped("\u00a0")},${part}\u00a0$`;
  if (language === "af") return `$${grouped("\u00a0")},${part}`;
  const plain = `$${grouped(",")}.${part}`;
  // keeps a right-to-left sentence from reordering the sign
  return isFromRight(language) ? `\u2066${plain}\u2069` : plain;
}

const style = `@font-face{font-family:Display;src:url(/fonts/harambee-display-700.woff2) format("woff2");font-weight:700;font-display:swap}
@font-face{font-family:Text;src:url(/fonts/harambee-text-latin-2.woff2) format("woff2");font-weight:400 700;font-display:swap}
@font-face{font-family:Joined;src:url(/fonts/noto-sans-arabic-text.woff2) format("woff2");font-weight:400 700;font-display:swap;unicode-range:U+0600-06FF,U+0750-077F,U+200C-200F}
*{box-sizing:border-box}body{margin:0;background:#F5F0E6;color:#151B42;font:1.125rem/1.5 Text,Joined,"Helvetica Neue",Arial,sans-serif;overflow-wrap:anywhere}
.bar{background:repeating-linear-gradient(135deg,#F0B03A 0 14px,#F5C05C 14px 28px);text-align:center;font-weight:700;padding:.5rem 1rem;font-size:1rem;margin:0}
main{max-width:32rem;margin:0 auto;padding:1.5rem 1.25rem 4rem}
h1,h2,.amount{font-family:Display,Joined,"Arial Narrow",Arial,sans-serif;font-weight:700;line-height:1.08;letter-spacing:-.01em}h1{font-size:clamp(1.75rem,1.4rem + 1.6vw,2.5rem);margin:0 0 .75rem}h2{font-size:1.5rem;margin:0 0 .5rem}
.amount{font-size:clamp(2.75rem,2rem + 3.4vw,4.25rem);margin:0 0 1.5rem}.amount small{font:400 1.125rem Text,Joined,Arial,sans-serif;letter-spacing:0}.eyebrow{margin:1rem 0 .5rem;font-weight:700;color:#8A2F12}
.panel{background:#FFFDF8;border:1px solid #DDD6C7;border-top:5px solid #151B42;padding:clamp(1.25rem,1rem + 2vw,2rem);margin:0 0 1.5rem}.cloth{height:10px;background:repeating-linear-gradient(90deg,#B8431D 0 14px,#F0B03A 14px 18px,#1B2356 18px 32px,#F0B03A 32px 36px,#2B7A4B 36px 50px,#F5F0E6 50px 52px)}
label,legend{display:block;font-weight:700;font-size:1rem;margin:1rem 0 .3rem;padding:0}form>label:first-of-type{margin-top:0}
input,select{width:100%;font:inherit;padding:.6rem .75rem;border:2px solid #8B8579;background:#fff;color:inherit;border-radius:3px;min-height:3rem}input::placeholder{color:#5A5F7C;opacity:1}input[aria-invalid]{border-color:#A2173C}input[type=radio]{width:1.25rem;min-height:1.25rem;height:1.25rem;margin:0}
.two{display:grid;grid-template-columns:1fr 1fr;gap:0 1rem}.radio{display:flex;gap:.6rem;align-items:center;font-weight:400;margin:.5rem 0;min-height:2rem}fieldset{border:0;padding:0;margin:1rem 0 0}
button{width:100%;margin-top:1.5rem;min-height:3.5rem;border:0;border-bottom:4px solid #8A2F12;border-radius:3px;background:#B8431D;color:#fff;font:inherit;font-weight:700;cursor:pointer;padding:.75rem}button:hover{background:#953313}
button.plain{background:#FFFDF8;color:#151B42;border:2px solid #151B42;margin-top:.75rem}button.plain:hover{background:#EBE3D3}
:focus-visible{outline:3px solid #151B42;outline-offset:2px;box-shadow:0 0 0 2px #F0B03A}
.error,.done,.hint{border-inline-start:5px solid #A2173C;background:#FBE4E6;padding:.75rem 1rem;margin:0 0 1rem}.done{border-color:#1B5A36;background:#DFEEDF}.hint{border-color:#F0B03A;background:#FBEBC8}.hint b{white-space:nowrap}form .error{margin-block-start:1rem}
details{margin-top:.25rem}summary{cursor:pointer;min-height:2.75rem;display:inline-flex;align-items:center;font-weight:700;text-decoration:underline;text-decoration-color:#B8431D;text-underline-offset:.2em}
table{border-collapse:collapse;font-size:1rem;width:100%}td,th{padding:.35rem 0;padding-inline-end:.75rem;text-align:start;vertical-align:top;border-bottom:1px solid #DDD6C7}code{white-space:nowrap;font-size:.9375rem}
h1,b,small,code{unicode-bidi:isolate}:dir(rtl) :is(h1,h2,.amount){letter-spacing:0;line-height:1.3}:dir(rtl) :is(input[type=email],input[inputmode=numeric],#cardExpiry){direction:ltr;text-align:right}
a{color:inherit;text-decoration-color:#B8431D;text-decoration-thickness:2px;text-underline-offset:.2em}.soft{color:#474C6B}.back{display:inline-flex;min-height:2.75rem;align-items:center;font-weight:700}p{margin:0 0 1rem}
@media(min-width:60rem){main.wide{max-width:70rem;display:grid;grid-template-columns:minmax(0,1fr) 30rem;gap:clamp(3rem,6vw,6rem);padding-top:3rem}main.wide .summary{position:sticky;top:2rem;align-self:start}}
@media(prefers-reduced-motion:no-preference){button{transition:background .12s}}`;

/** In the seller's page, which has the header and headings: the form comes first, and the frame reports its height. */
const framedStyle = `body{background:#FFFDF8}main,main.wide{display:block;max-width:none;padding:1.25rem clamp(1.1rem,4vw,2rem) 0}main.wide .summary{position:static}h1{font-size:1.25rem}.eyebrow{margin-top:0}main.wide h1{font:600 1rem/1.4 Text,Joined,Arial,sans-serif;letter-spacing:0;margin-bottom:.25rem}.amount{font-size:1.75rem;margin-bottom:1rem}.panel{border:0;padding:0 0 1.25rem}`;

/** Where a checkout is shown: standalone, or in a frame of a page at one of the origins `parents`. */
export type Surface = { action: string; parents: string[]; language: Language };
export const alone = (language: Language = "en"): Surface => ({
  action: "",
  parents: [],
  language,
});

/** A framed page's link navigates the whole page. */
export const backLink = (to: string, label: string, { parents }: Surface): string =>
  `<a class="back" href="${escape(to)}"${parents.length > 0 ? ' target="_parent"' : ""}>${escape(label)}</a>`;

/**
 * A complete page without external files. Only a framed one has a script: it reports its height, and that it is paid.
 */
export function frame(
  title: string,
  body: string,
  { wide = false, surface = alone(), paid = "" } = {} as {
    wide?: boolean;
    surface?: Surface;
    /** where the payer goes next */
    paid?: string;
  },
): string {
  const t = translatorFor(surface.language);
  const framed = surface.parents.length > 0;
  const script = framed
    ? `<script src="/embedded/frame.js" data-parents="${escape(surface.parents.join(" "))}" data-paid="${escape(paid)}"></script>`
    : "";
  return `<!doctype html><html lang="${surface.language}"${isFromRight(surface.language) ? ' dir="rtl"' : ""}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)} · ${escape(t("Payment sandbox"))}</title><meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><link rel="icon" href="data:,"><style>${style}${framed ? framedStyle : ""}</style></head><body><header>${framed ? "" : `<p class="bar">${escape(t("Sandbox: no real money"))}</p>`}<div class="cloth"></div></header><main${wide ? ' class="wide"' : ""}>${body}</main>${script}</body></html>`;
}

/** A page for a session that is over or does not exist. */
export const closedPage = (
  title: string,
  text: string,
  back: string | null,
  label = "Go back",
  surface: Surface = alone(),
): string =>
  frame(
    title,
    `<div class="panel"><h1>${escape(title)}</h1><p>${escape(text)}</p>${back ? `<p style="margin:0">${backLink(back, label, surface)}</p>` : ""}</div>`,
    { surface },
  );
