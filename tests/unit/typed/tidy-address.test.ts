import { describe, expect, test } from "vitest";
import { localePath } from "@/lib/i18n/paths";
import { locales } from "@/lib/i18n/locales";
import { routes } from "@/lib/route-table";
import { tidyAddress } from "@/lib/tidy-address";
import { expectLinear } from "@/tests/support/linear";

const token = "AbC_d-9";

describe("[RI-20] an address that was typed by hand or cut out of a text", () => {
  test.each([
    ["/Campaigns", "/campaigns"],
    ["/CAMPAIGNS/Clean-Water", "/campaigns/clean-water"],
    ["/campaigns/clean-water%20", "/campaigns/clean-water"],
    ["/campaigns/clean-water.", "/campaigns/clean-water"],
    ["/campaigns/clean-water,", "/campaigns/clean-water"],
    ["/campaigns/clean-water)", "/campaigns/clean-water"],
    ["/campaigns/clean-water%EF%BC%8E", "/campaigns/clean-water"],
    ["/campaigns/clean-water%60", "/campaigns/clean-water"],
    ["/campaigns/clean-water%E2%80%A6", "/campaigns/clean-water"],
    ["/campaigns/clean-water%5D;", "/campaigns/clean-water"],
    ["/campaigns/clean-water%3E", "/campaigns/clean-water"],
    ["/campaigns/clean-water%22", "/campaigns/clean-water"],
    ["/campaigns/clean-water'", "/campaigns/clean-water"],
    ["/campaigns/clean-water%E2%80%9D", "/campaigns/clean-water"],
    ["/campaigns/clean-water%E2%80%99.", "/campaigns/clean-water"],
    ["/campaigns/clean-water%C2%A0%C2%BB", "/campaigns/clean-water"],
    ["/campaigns/clean-water%E2%80%8B", "/campaigns/clean-water"],
    ["/campaigns/%E2%80%8Eclean-water%E2%80%8E", "/campaigns/clean-water"],
    ["/campaigns/clean-water%F0%9F%92%A7", "/campaigns/clean-water"],
    ["/campaigns/clean-water%3Futm_source=x", "/campaigns/clean-water"],
    ["/campaigns/%C2%ABclean-water%C2%BB", "/campaigns/clean-water"],
    ["/campaigns/clean-water.../?utm=A.", "/campaigns/clean-water?utm=A."],
    ["/campaigns/clean-water.?utm=A.&b=%22", "/campaigns/clean-water?utm=A.&b=%22"],
    ["/campaigns/Clean-Water/Donate?amount=5", "/campaigns/clean-water/donate?amount=5"],
    ["/FR/Campaigns/Clean-Water).", "/fr/campaigns/clean-water"],
    ["/Af", "/af"],
    ["/fr/%20", "/fr"],
    ["/EN/Campaigns", "/campaigns"],
    ["/%22", "/"],
    ["/campaigns/%22", "/campaigns"],
    ["/campaigns/%2e%2e.", "/campaigns"],
    ["/Contact.", "/contact"],
    ["/ngo-campaigns/NGO_0123456789abcdefghij", "/ngo-campaigns/ngo_0123456789abcdefghij"],
    ["/Dashboard", "/dashboard"],
    ["/admin/Login,", "/admin/login"],
    [`/Gifts/${token}).`, `/gifts/${token}`],
    [`/fr/gifts/${token}.`, `/fr/gifts/${token}`],
    ["/campaigns/clean-water/Feed.xml", "/campaigns/clean-water/feed.xml"],
    // nothing to correct, or not a page
    ["/campaigns", null],
    ["/campaigns/clean-water", null],
    ["/", null],
    [`/gifts/${token}`, null],
    [`/gifts/${token}_`, null],
    [`/gifts/${token}-`, null],
    [`/media/Cover.JPG`, null],
    ["/API/v1/campaigns", null],
    ["/api/v1/campaigns.", null],
    ["/_next/static/A.js", null],
    ["/Nothing-Here.", null],
    ["/dashboard/Nothing.", null],
    ["/campaigns/%E0%A4%A.", null],
    ["/campaigns/%C3%89cole.", null],
    // never to another site
    ["//evil.example/Campaigns.", null],
    ["//Evil.example.", null],
    ["/%2F%2Fevil.example.", null],
    ["/%5Cevil.example.", null],
    ["/%09/evil.example.", null],
    ["/\\Evil.example.", null],
    ["/Https://evil.example.", null],
    ["https://evil.example/Campaigns.", null],
  ])("%s → %s", (url, expected) => {
    const tidy = tidyAddress(url);
    expect(tidy).toBe(expected);
    if (tidy !== null) {
      expect(tidyAddress(tidy), "once is enough").toBeNull();
      expect(tidy).toMatch(/^\/(?!\/)[a-z]?/);
    }
  });

  test("no page's own address is led away, in any language", () => {
    for (const route of routes) {
      const path = route.path.replace(/\[\.\.\.\w+\]/, "a/B.c").replace(/\[\w+\]/g, "a-1");
      for (const locale of locales) expect(tidyAddress(localePath(locale, path))).toBeNull();
    }
  });

  test("linear", () => {
    for (const text of ["%20", ".", "/A.", "A", "%C2%BB"]) {
      const url = `/campaigns/${text.repeat(300_000)}`;
      expectLinear(url, () => tidyAddress(url), text);
    }
  });
});
