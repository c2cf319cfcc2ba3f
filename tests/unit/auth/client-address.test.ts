import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { clientAddress } from "@/lib/auth/client-address";
import { networkOf } from "@/lib/auth/network";
import { clientNetwork } from "@/server/client";

test.each(["203.0.113.7", "::FFFF:203.0.113.7", "[2001:DB8::1]:443", "2001:db8:1:2::3%eth0", "x"])(
  "server and app count %s as one network",
  (written) => {
    const sent = `198.51.100.1, ${written}`;
    const request = {
      headers: { "x-forwarded-for": sent },
      socket: { remoteAddress: "10.0.0.1" },
    } as unknown as IncomingMessage;
    const app = clientAddress(new Headers({ "x-forwarded-for": sent }));
    expect(clientNetwork(request)).toBe(networkOf(app));
  },
);

test("an IPv4 address mapped to IPv6 is one address however it is written", () =>
  expect(clientAddress(new Headers({ "x-forwarded-for": "::FFFF:203.0.113.7" }))).toBe(
    "203.0.113.7",
  ));
