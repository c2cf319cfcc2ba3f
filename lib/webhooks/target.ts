import "server-only";
import { Resolver } from "node:dns/promises";
import { isIP } from "node:net";
import { env } from "@/lib/env";
import { isPublicAddress } from "@/lib/public-address";
import { mostUrlLength } from "@/lib/webhooks/rules";
import { SharedError } from "@/lib/shared-error";

/** Strangers choose these addresses: they must never lead into our own network. */
const ports = ["", "443", "8443"];

/** Two labels or more, none empty; a full stop at the end would fit no certificate. */
const publicName = /^[^.[\]]+(?:\.[^.[\]]+)+$/;
/** Names that are only known inside a machine or a network (RFC 6761, 6762, 8375, ICANN's "internal"). */
const ownNetwork = /\.(?:localhost|localdomain|local|internal|intranet|lan|home|home\.arpa|corp)$/;

const loopback = ["localhost", "127.0.0.1", "[::1]"];
/** A receiver on the developer's own machine: outside of production mode, if the variable allows it. */
const isLocalTarget = (url: URL): boolean =>
  env.webhooksLocal && url.protocol === "http:" && loopback.includes(url.hostname);

/** A URL that we may send to, as stored; null for any other. Its name is resolved at each delivery. */
export function targetUrl(text: string): URL | null {
  if (text.length > mostUrlLength || !URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.username || url.password || url.hash || url.href.length > mostUrlLength) return null;
  if (isLocalTarget(url)) return url;
  if (url.protocol !== "https:" || !ports.includes(url.port)) return null;
  // a name, not an IP address: no certificate that we would trust is issued for a customer's address
  const { hostname } = url;
  if (isIP(hostname) !== 0 || !publicName.test(hostname) || ownNetwork.test(hostname)) return null;
  return url;
}

export class RefusedTarget extends SharedError {
  static override readonly brand = "RefusedTarget";

  readonly reason: "no_address" | "private_address";

  constructor(reason: "no_address" | "private_address") {
    super(reason);
    this.reason = reason;
  }
}

export type Resolve = (name: string) => Promise<string[]>;

/**
 * Queries the name servers directly: the system's resolver has four threads for the whole process, which strangers'
 * slow name servers could occupy, and it knows names of our own network.
 */
export const resolveName: Resolve = async (name) => {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const results = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  return results.flatMap((one) => (one.status === "fulfilled" ? one.value : []));
};

/**
 * The addresses that a URL's name resolves to now; the connection is made to these, without another lookup.
 * @throws RefusedTarget when it does not resolve, or when one of them is not public
 */
export async function targetAddresses(url: URL, resolve: Resolve): Promise<string[]> {
  if (isLocalTarget(url)) return ["127.0.0.1"];
  const addresses = await resolve(url.hostname);
  if (addresses.length === 0) throw new RefusedTarget("no_address");
  if (!addresses.every(isPublicAddress)) throw new RefusedTarget("private_address");
  return addresses;
}
