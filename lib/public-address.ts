import "server-only";
import { lookup } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/**
 * IPv4 addresses of this machine and of networks that are not reachable from outside: a service there could be one of
 * ours.
 */
const blocked = new BlockList();
for (const [net, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.31.196.0", 24],
  ["192.52.193.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["192.175.48.0", 24],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  blocked.addSubnet(net, prefix, "ipv4");

/** For IPv6 only ranges assigned to the public are allowed, except those that map to IPv4 or to nothing. */
const ranges = new BlockList();
ranges.addSubnet("2000::", 3, "ipv6");
const notGiven = new BlockList();
for (const [net, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["2620:4f:8000::", 48],
  ["3fff::", 20],
] as const)
  notGiven.addSubnet(net, prefix, "ipv6");

/** Whether an IP address (not a name) is public. An IPv4-mapped IPv6 address never is. */
export function isPublicAddress(address: string): boolean {
  const bare = address.replace(/^\[|\]$/g, "");
  const family = isIP(bare);
  if (family === 4) return !blocked.check(bare, "ipv4");
  return family === 6 && ranges.check(bare, "ipv6") && !notGiven.check(bare, "ipv6");
}

/**
 * Resolves a name and refuses it when any of its addresses is not public. The connection uses the addresses that were
 * checked.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, "");
    const bad = addresses.find(({ address }) => !isPublicAddress(address));
    const [first] = addresses;
    if (bad || !first) return callback(new Error("not a public address"), "");
    if (options.all) return callback(null, addresses);
    return callback(null, first.address, first.family);
  });
};
