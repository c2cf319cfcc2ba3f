import "server-only";
import { isIPv4, isIPv6 } from "node:net";

/**
 * An address without what a proxy or socket may add: the port (it differs for each connection, which would count as
 * another client), brackets, and the IPv6 form of an IPv4 address.
 */
export function bareAddress(written: string): string {
  const text = written.slice(0, 100);
  const inBrackets = /^\[([0-9a-f:.%]{2,64})\](?::\d{1,5})?$/i.exec(text)?.[1];
  const withPort = /^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/.exec(text)?.[1];
  return (inBrackets ?? withPort ?? text).replace(/^::ffff:(?=\d{1,3}\.)/i, "").slice(0, 64);
}

/**
 * The network by which an address is counted: the address itself, but for IPv6 its /64, because whoever has one address
 * of it has all 2^64.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.toLowerCase().split("%")[0]!.split("::");
  const front = head ? head.split(":") : [];
  const back = tail ? tail.split(":") : [];
  const zeros =
    tail === undefined
      ? 0
      : Math.max(0, 8 - front.length - back.length - (/\./.test(back.at(-1) ?? "") ? 1 : 0));
  const parts = [...front, ...Array<string>(zeros).fill("0"), ...back];
  return `${parts
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}

/** The wide network from which one provider assigns many addresses: IPv4's /16, IPv6's /32; else the address itself. */
export function wideNetworkOf(address: string): string {
  if (isIPv6(address)) return `${networkOf(address).split(":").slice(0, 2).join(":")}::/32`;
  return isIPv4(address) ? `${address.split(".").slice(0, 2).join(".")}.0.0/16` : address;
}

/** The first groups of an IPv6 address, without leading zeros. */
const groupsOf = (address: string): string[] => networkOf(address).split(":");

/** The block that one customer or attacker usually holds: IPv4's /24, IPv6's /48; else the address itself. */
export function blockOf(address: string): string {
  if (isIPv6(address)) return `${groupsOf(address).slice(0, 3).join(":")}::/48`;
  return isIPv4(address) ? `${address.split(".").slice(0, 3).join(".")}.0/24` : address;
}

/** For people and logs: enough to recognise one's own network, not enough to identify a household. */
export function shortNetwork(address: string): string {
  if (isIPv6(address)) return `${groupsOf(address).slice(0, 3).join(":")}::`;
  return isIPv4(address) ? `${address.split(".").slice(0, 3).join(".")}.x` : address.slice(0, 40);
}
