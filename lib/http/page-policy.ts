/**
 * The content security policies of this site. A page may run its own scripts and those that its policy names by a nonce or a
 * hash, never any inline one. Everything that is no page (files, pictures, data, calls) may do nothing at all.
 */

/** Where a browser sends what a policy stopped (app/csp-reports/route.ts). */
export const reportPath = "/csp-reports";

/** For whatever is no page, also where a browser opens it as one: a document that holds a script stays a document. */
export const filePolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** What is answered before or beside the framework (server/) carries, unless it is a page. */
export const closed = {
  "x-content-type-options": "nosniff",
  "content-security-policy": filePolicy,
} as const;

/** For a campaign's badge, whose one style element gives it the colours of a dark device (lib/embeds/badge.ts). */
export const badgePolicy = `${filePolicy}; style-src 'sha256-e3fLYtDAsWygpKaPFOvUltwcMHio/WTf4PZpuoSDcFk='`;

/** For a document in the console's own frame; no other site shows it, and it still may do nothing. */
export const framedFilePolicy = filePolicy.replace(
  "frame-ancestors 'none'",
  "frame-ancestors 'self'",
);

const videoPlayers = "https://www.youtube-nocookie.com https://player.vimeo.com";
/** What a page needs for the provider's checkout in it; the sources of a content security policy. */
type Checkout = { scripts: string[]; frames: string[]; connections: string[]; images: string[] };

/**
 * What sonner puts into a style element of its own when it is loaded: nothing at first, then its fixed text. It knows no nonce.
 * tests/unit/server/style-policy.test.ts compares them with the installed package.
 */
export const toastStyles = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
];

/**
 * No style element but those, so that markup of a stranger brings no rules for the page. Attributes may hold style: each of ours
 * passes one computed value. Hot reload and the framework's overlay in development insert elements of their own.
 */
const styles = (dev: boolean): string[] => [
  `style-src 'self' ${dev ? "'unsafe-inline'" : toastStyles.join(" ")}`,
  "style-src-attr 'unsafe-inline'",
];

type PagePolicy = {
  /** What may run beside the site's own files: `'nonce-…'`, or nothing. */
  scripts?: string;
  /** Which sites may show the page in a frame. */
  frameAncestors?: "'none'" | "*";
  /** The page may hold a campaign's video: in a frame of one of the two sites that components/campaigns/video-player.tsx knows. */
  videos?: boolean;
  /** Given where the page holds a donation form that is paid in the page. */
  checkout?: Checkout | null;
  /** The payment sandbox is in use: its pages are on this machine. */
  sandbox: boolean;
  /** The origin of the OpenID provider, where one is set up: its sign-in is a redirect after a form, too. */
  signIn?: string | undefined;
  /** Hot reload evaluates code and talks by a socket. */
  dev: boolean;
};

const none: Checkout = { scripts: [], frames: [], connections: [], images: [] };

/**
 * Forms may go to this site only: the way to the payment provider is a redirect, which form-action judges too, so its host
 * is listed.
 */
export function pagePolicy({
  scripts,
  frameAncestors = "'none'",
  videos = false,
  checkout = null,
  sandbox,
  signIn,
  dev,
}: PagePolicy): string {
  const provider = sandbox
    ? "http://127.0.0.1:* http://localhost:*"
    : "https://checkout.stripe.com https://billing.stripe.com";
  const { scripts: libraries, frames, connections, images } = checkout ?? none;
  const directive = (...sources: (string | undefined)[]) => sources.filter(Boolean).join(" ");
  return [
    "default-src 'self'",
    directive("script-src 'self'", scripts, ...libraries, dev ? "'unsafe-eval'" : ""),
    ...styles(dev),
    directive("img-src 'self' data: blob:", ...images),
    "font-src 'self'",
    directive("connect-src 'self'", ...connections, dev ? "ws:" : ""),
    "object-src 'none'",
    "base-uri 'none'",
    directive("form-action 'self'", provider, signIn),
    `frame-ancestors ${frameAncestors}`,
    directive("frame-src 'self'", videos ? videoPlayers : "", ...frames),
    `report-uri ${reportPath}`,
    "report-to csp",
  ].join("; ");
}

/** What no page needs; a payment only where its checkout is (wallets ask the browser for it). */
export const permissionsPolicy = (checkout: Pick<Checkout, "frames"> | null): string =>
  [
    ...["camera", "microphone", "geolocation", "usb", "serial", "bluetooth", "midi"],
    "browsing-topics",
  ]
    .map((name) => `${name}=()`)
    .concat(
      checkout
        ? `payment=(self ${checkout.frames.map((source) => `"${source}"`).join(" ")})`
        : "payment=()",
    )
    .join(", ");
