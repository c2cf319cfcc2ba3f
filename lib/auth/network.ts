import "server-only";
import { isIPv4, isIPv6 } from "node:net";

/**
 * Whom an address stands for when attempts are counted: itself, but for IPv6 its /64, because whoever has one address of
 * such a net has all 2^64 of them.
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

/** The net that one provider has given many addresses of: IPv4's /16, IPv6's /32; else the address itself. */
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

/** For people and logs: enough to recognise one's own network, not enough to find a household. */
export function shortNetwork(address: string): string {
  if (isIPv6(address)) return `${groupsOf(address).slice(0, 3).join(":")}::`;
  return isIPv4(address) ? `${address.split(".").slice(0, 3).join(".")}.x` : address.slice(0, 40);
}
