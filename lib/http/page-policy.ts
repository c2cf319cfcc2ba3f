/**
 * The content security policies of this site. A page may run its own script files and the scripts that its policy
 * allows by nonce or hash, never any other inline script. Everything that is not a page (files, pictures, data, API
 * calls) may do nothing at all.
 */

/** Where browsers report what a policy blocked (app/csp-reports/route.ts). */
export const reportPath = "/csp-reports";

/** For everything that is not a page, even if a browser opens it as one: a script inside a document must not run. */
export const filePolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** The headers of responses sent before or outside the framework (server/), unless they are pages. */
export const closed = {
  "x-content-type-options": "nosniff",
  "content-security-policy": filePolicy,
} as const;

/** For a campaign's badge, whose one style element gives it the colours for a dark device (lib/embeds/badge.ts). */
export const badgePolicy = `${filePolicy}; style-src 'sha256-e3fLYtDAsWygpKaPFOvUltwcMHio/WTf4PZpuoSDcFk='`;

/** For a document in the console's own frame; no other site may frame it, and it still may do nothing. */
export const framedFilePolicy = filePolicy.replace(
  "frame-ancestors 'none'",
  "frame-ancestors 'self'",
);

const videoPlayers = "https://www.youtube-nocookie.com https://player.vimeo.com";
/** What a page needs to embed the provider's checkout, as content security policy sources. */
type Checkout = { scripts: string[]; frames: string[]; connections: string[]; images: string[] };

/**
 * What sonner inserts as a style element when it loads: nothing at first, then its fixed text. It does not support a
 * nonce. tests/unit/server/style-policy.test.ts compares this with the installed package.
 */
export const toastStyles = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
];

/**
 * The style element of our mails, for narrow windows, in scripts with and without joined letters (lib/email/layout.ts):
 * the console shows a stored mail in a frame, which inherits its page's policy. tests/unit/server/style-policy.test.ts
 * compares them.
 */
export const mailStyles = [
  "'sha256-cHZ/YurTPWOuk8Hqqe4Fme1IPZzLlTJDa47Ax6XzkgE='",
  "'sha256-goleU3WP+63/1JE+y+Xxq8eunNbMlZ1eKRV7RTh+bNQ='",
];

/**
 * No other style elements, so that injected markup cannot style the page. Style attributes are allowed: each of ours
 * passes one computed value. In development, hot reload and the framework's overlay insert elements of their own.
 */
const styles = (dev: boolean, mails: boolean): string[] => [
  `style-src 'self' ${dev ? "'unsafe-inline'" : [...toastStyles, ...(mails ? mailStyles : [])].join(" ")}`,
  "style-src-attr 'unsafe-inline'",
];

type PagePolicy = {
  /** What may run besides the site's own files: `'nonce-…'`, or nothing. */
  scripts?: string;
  /** Which sites may frame the page. */
  frameAncestors?: "'none'" | "*";
  /**
   * The page may embed a campaign's video: in a frame of one of the two sites that
   * components/campaigns/video-player.tsx knows.
   */
  videos?: boolean;
  /** The page shows stored mails in a frame. */
  mails?: boolean;
  /** Set where the page holds a donation form that is paid in the page. */
  checkout?: Checkout | null;
  /** The payment sandbox is in use: its pages are on this machine. */
  sandbox: boolean;
  /** The OpenID provider's origin, if configured: its sign-in is a redirect after a form, too. */
  signIn?: string | undefined;
  /** Hot reload evaluates code and uses a WebSocket. */
  dev: boolean;
};

const none: Checkout = { scripts: [], frames: [], connections: [], images: [] };

/**
 * Forms may post to this site only. The redirect to the payment provider is also subject to form-action, so its host is
 * listed.
 */
export function pagePolicy({
  scripts,
  frameAncestors = "'none'",
  videos = false,
  mails = false,
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
    ...styles(dev, mails),
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

/** Denies the features that no page needs; payment is allowed only with the checkout's page (wallets require it). */
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
