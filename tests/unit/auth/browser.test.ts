import { expect, test } from "vitest";
import { browserLabel, knownHashOf, makeKnown } from "@/lib/auth/browser";
import { isCommonPassword } from "@/lib/auth/common-passwords";
import { bearerToken } from "@/lib/auth/current-actor";
import { bareAddress, blockOf, networkOf, shortNetwork } from "@/lib/auth/network";
import { routeName } from "@/lib/audit/security-log";
import { expectLinear } from "@/tests/support/linear";

test.each([
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36",
    "Chrome, Windows",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0",
    "Edge, Windows",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
    "Safari, iPhone",
  ],
  [
    "Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36",
    "Samsung Internet, Android",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0",
    "Firefox, macOS",
  ],
  ["<script>alert(1)</script>", ""],
  ["", ""],
  [null, ""],
])("the browser of %j is %j, in our own words", (agent, label) =>
  expect(browserLabel(agent)).toBe(label),
);

test("a known-browser cookie that is forged, truncated or of another kind is invalid", () => {
  const { cookie, hash } = makeKnown();
  expect(knownHashOf(cookie.value)).toBe(hash);
  for (const bad of [
    null,
    "",
    `${cookie.value}x`,
    cookie.value.slice(1),
    cookie.value.replace(".", ""),
    "x".repeat(5_000),
  ])
    expect(knownHashOf(bad)).toBeNull();
  expect(cookie.value).not.toContain(hash);
});

test("networks: counted by address and block, shown shortened", () => {
  expect([networkOf("203.0.113.7"), blockOf("203.0.113.7"), shortNetwork("203.0.113.7")]).toEqual([
    "203.0.113.7",
    "203.0.113.0/24",
    "203.0.113.x",
  ]);
  expect([
    networkOf("2001:DB8:0:4::1"),
    blockOf("2001:DB8:0:4::1"),
    shortNetwork("2001:DB8:0:4::1"),
  ]).toEqual(["2001:db8:0:4::/64", "2001:db8:0::/48", "2001:db8:0::"]);
  expect([networkOf("unknown"), blockOf("unknown"), shortNetwork("unknown")]).toEqual([
    "unknown",
    "unknown",
    "unknown",
  ]);
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["203.0.113.7:52817", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::FFFF:203.0.113.7", "203.0.113.7"],
  ["[::ffff:203.0.113.7]:443", "203.0.113.7"],
  ["[2001:db8::1]:52817", "2001:db8::1"],
  ["[2001:db8::1]", "2001:db8::1"],
  ["2001:db8::1", "2001:db8::1"],
  ["2001:db8::1:443", "2001:db8::1:443"],
  ["unknown", "unknown"],
  ["[", "["],
  ["x".repeat(9_000), "x".repeat(64)],
])("%s as a proxy writes it is the address %s", (written, bare) =>
  expect(bareAddress(written)).toBe(bare),
);

test("[ASVS 6.2.4] the most common passwords of ten characters and more are refused, with what people put around them", () => {
  for (const common of [
    "BasketBall",
    "q1w2e3r4t5y6",
    "Sunshine2024",
    "123password!",
    "P@ssw0rd!!",
    "liverpool123!",
    "9876543210",
    "7890123456",
    "abcabcabcabc",
    "........................................",
  ])
    expect([common, isCommonPassword(common)]).toEqual([common, true]);
  for (const good of [
    "pull the rope",
    "a quiet river",
    "correct horse battery staple",
    "xyxyxyxyxyxyxyxyxyxyxyxyxyxyxyxyxyxy",
    "monkey9173640285162",
    "tK4#mmq0Lz",
  ])
    expect([good, isCommonPassword(good)]).toEqual([good, false]);
});

test("looking for a common password is linear, whatever is sent", () => {
  for (const piece of ["0123456789", "1234567890", "a", "a1", "!", "password", "\u0301"]) {
    const text = piece.repeat(Math.floor(1_000 / piece.length));
    expectLinear(text, () => isCommonPassword(text), piece);
  }
});

test("[A9] a token is read from an Authorization header in one way only", () => {
  const token = "A".repeat(43);
  for (const sent of [`Bearer ${token}`, `bearer ${token}`, `BEARER  ${token} `])
    expect(bearerToken(sent)).toBe(token);
  for (const sent of [
    "",
    "bearer",
    `bearer${token}`,
    ` bearer ${token}`,
    `bearer ${token}A`,
    `bearer ${token},`,
    `basic ${token}`,
    `bearer ${token} x`,
    `bearer ${" ".repeat(300)}${token}`,
  ])
    expect(bearerToken(sent)).toBeNull();
});

test("the log names routes, not ids, tokens or queries", () => {
  expect(routeName("GET", "https://x.example/api/v1/admin/ngos/ngo_abc/approve?secret=1")).toBe(
    "GET /api/v1/admin/ngos/:id/approve",
  );
  expect(routeName("POST", `/api/v1/payment/verify-session/${"x".repeat(40)}`)).toBe(
    "POST /api/v1/payment/verify-session/:id",
  );
});
