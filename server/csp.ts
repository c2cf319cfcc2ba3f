import { createHash, randomBytes } from "node:crypto";
import { inlineScripts, isFrameworkScript } from "./framework";
import { isLoader } from "./loader";
import { onHead } from "./response-hooks";
import type { Step } from "./pipeline";
import { addressOf, isInSignedInArea } from "../lib/routes";

export const policyHeader = "content-security-policy";

/**
 * A content security policy of ours (lib/http/page-policy.ts), to be completed with what may run. A page that is rendered for
 * one request carries a nonce; one that is cached for all cannot, and names the hashes of its own inline scripts.
 */
export class Csp {
  private readonly directives: Map<string, string>;

  constructor(header: string) {
    this.directives = new Map(
      header
        .split(";")
        .map((directive) => directive.trim())
        .filter(Boolean)
        .map((directive) => {
          const end = directive.indexOf(" ");
          return end < 0
            ? [directive, ""]
            : [directive.slice(0, end), directive.slice(end + 1).trim()];
        }),
    );
  }

  get nonce(): string | null {
    return /'nonce-([A-Za-z0-9+/=]+)'/.exec(this.directives.get("script-src") ?? "")?.[1] ?? null;
  }

  /**
   * Only a page's policy is completed: "'self'", with or without a nonce, and the hosts of the provider's library where the
   * page has one. Any other stays as strict as it is.
   */
  private setScripts(sources: string[]): this {
    const [, hosts] =
      /^'self'(?: 'nonce-[^']*')?((?: https?:\/\/[\w.*:[\]-]+)*)$/.exec(
        this.directives.get("script-src") ?? "",
      ) ?? [];
    if (hosts !== undefined)
      this.directives.set("script-src", `${["'self'", ...sources].join(" ")}${hosts}`);
    return this;
  }

  allowNonce(nonce: string): this {
    return this.setScripts([`'nonce-${nonce}'`]);
  }

  /**
   * Allows the page's own inline scripts by their hashes. Only what has the framework's exact
   * shape, or ours, gets one: a hash of whatever is in the page would allow what was smuggled in,
   * too.
   */
  allowInlineScripts(html: string): this {
    const hashes = inlineScripts(html)
      .filter((code) => isFrameworkScript(code) || isLoader(code))
      .map((code) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`);
    return this.setScripts([...new Set(hashes)]);
  }

  get frames(): string | undefined {
    return this.directives.get("frame-ancestors");
  }

  allowFrames(sources: string): this {
    this.directives.set("frame-ancestors", sources);
    return this;
  }

  toString(): string {
    return [...this.directives]
      .map(([name, sources]) => (sources === "" ? name : `${name} ${sources}`))
      .join("; ");
  }
}

/** The policy of a page that is cached, by the policy that it was rendered with. */
export function cachedPolicy(policy: string, html: string): string {
  return new Csp(policy).allowInlineScripts(html).toString();
}

/**
 * A form with files on a signed-in page does not pass middleware.ts, which gives all other pages their nonce: the framework
 * would copy its body. The page that answers it gets one here. The framework reads it from the request's own policy header
 * and puts it on its scripts; the policy of next.config.ts for these answers takes it up.
 */
export const formNonce: Step = {
  name: "form nonce",
  handle: (request, response, next) => {
    const form = /^multipart\/form-data/i.test(request.headers["content-type"] ?? "");
    if (request.method === "POST" && form && isInSignedInArea(addressOf(request.url ?? "/"))) {
      const nonce = randomBytes(16).toString("base64");
      request.headers[policyHeader] = `script-src 'self' 'nonce-${nonce}'`;
      onHead(response, () => {
        const policy = response.getHeader(policyHeader);
        if (typeof policy === "string")
          response.setHeader(policyHeader, new Csp(policy).allowNonce(nonce).toString());
      });
    }
    return next();
  },
};
