/**
 * The content security policies of this site. A page may run its own scripts and those that its policy names by a nonce or a
 * hash, never any inline one. Everything that is no page (files, pictures, data, calls) may do nothing at all.
 */

/** Where a browser sends what a policy stopped (app/csp-reports/route.ts). */
export const reportPath = "/csp-reports";

/** For whatever is no page, also where a browser opens it as one: a document that holds a script stays a document. */
export const filePolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** For a document in the console's own frame; no other site shows it, and it still may do nothing. */
export const framedFilePolicy = filePolicy.replace(
  "frame-ancestors 'none'",
  "frame-ancestors 'self'",
);

const videoPlayers = "https://www.youtube-nocookie.com https://player.vimeo.com";

type PagePolicy = {
  /** What may run beside the site's own files: `'nonce-…'`, or nothing. */
  scripts?: string;
  /** Which sites may show the page in a frame. */
  frameAncestors?: "'none'" | "*";
  /** The page may hold a campaign's video: in a frame of one of the two sites that components/campaigns/video-player.tsx knows. */
  videos?: boolean;
  /** The payment sandbox is in use: its pages are on this machine. */
  sandbox: boolean;
  /** The origin of the OpenID provider, where one is set up: its sign-in is a redirect after a form, too. */
  signIn?: string | undefined;
  /** Hot reload evaluates code and talks by a socket. */
  dev: boolean;
};

/**
 * Forms may go to this site only: the way to the payment provider is a redirect, which form-action judges too, so its host
 * is listed.
 */
export function pagePolicy({
  scripts,
  frameAncestors = "'none'",
  videos = false,
  sandbox,
  signIn,
  dev,
}: PagePolicy): string {
  const provider = sandbox
    ? "http://127.0.0.1:* http://localhost:*"
    : "https://checkout.stripe.com https://billing.stripe.com";
  return [
    "default-src 'self'",
    ["script-src 'self'", scripts, dev ? "'unsafe-eval'" : ""].filter(Boolean).join(" "),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${dev ? " ws:" : ""}`,
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", provider, signIn].filter(Boolean).join(" "),
    `frame-ancestors ${frameAncestors}`,
    ["frame-src 'self'", videos ? videoPlayers : ""].filter(Boolean).join(" "),
    `report-uri ${reportPath}`,
    "report-to csp",
  ].join("; ");
}
