import { createHash, randomBytes } from "node:crypto";
import { inlineScripts, isFrameworkScript } from "./framework";
import { isLoader } from "./loader";
import { onHead } from "./response-hooks";
import type { Step } from "./pipeline";
import { addressOf, isInSignedInArea } from "../lib/routes";

export const policyHeader = "content-security-policy";

/**
 * A content security policy (lib/http/page-policy.ts), to be completed with the scripts that may run. A page rendered
 * for one request carries a nonce; a page cached for everyone cannot, and lists the hashes of its inline scripts
 * instead.
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
   * Completes only a page's policy: "'self'", with or without a nonce, and the hosts of the provider's library where
   * the page has one. Any other policy stays as strict as it is.
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
   * Allows the page's own inline scripts by hash. Only scripts of exactly the framework's shape, or ours, get one:
   * hashing every script in the page would allow injected ones too.
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

/** The policy of a cached page, derived from the policy it was rendered with. */
export function cachedPolicy(policy: string, html: string): string {
  return new Csp(policy).allowInlineScripts(html).toString();
}

/**
 * A form with files on a signed-in page bypasses middleware.ts, which sets the nonce of all other pages, because the
 * framework would copy its body there. The response gets its nonce here. The framework reads it from the request's own
 * policy header and puts it on its scripts; the policy of next.config.ts for these responses picks it up.
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
