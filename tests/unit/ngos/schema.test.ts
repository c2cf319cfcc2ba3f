import { describe, expect, test } from "vitest";
import { country, phoneNumber, social, webAddress } from "@/lib/ngos/fields";
import { bankDetails, completeProfileBody } from "@/lib/ngos/schema";
import { isMasked, mask } from "@/lib/ngos/dto";
import { mergedBank } from "@/lib/ngos/bank-details";

describe("fields of an application", () => {
  test.each(["+254 700 000 000", "+226-20-00-00-00", "+1234567"])("phone %s", (text) =>
    expect(phoneNumber.parse(text)).toBe(text),
  );
  test.each(["254700000000", "+123456", "+1234567890123456", "+254 (70) 1", "phone"])(
    "[DATA-044] no phone: %s",
    (text) => expect(phoneNumber.safeParse(text).error?.issues[0]?.message).toBe("validPhone"),
  );
  test("[OP-078] a country is a code or its English name, stored as the code", () => {
    expect(country.parse("ke")).toBe("KE");
    expect(country.parse("Côte d'Ivoire")).toBe("CI");
    expect(country.safeParse("France").error?.issues[0]?.message).toBe("validCountry");
  });
  test("web addresses: http or https, a host with a dot, no password", () => {
    expect(webAddress("maji.example/about")).toBe("https://maji.example/about");
    expect(webAddress("http://maji.example")).toBe("http://maji.example/");
    expect(webAddress("")).toBe("");
    for (const bad of [
      "javascript:alert(1)",
      "data:text/html,x",
      "ftp://a.example",
      "https://user:pw@a.example",
      "https://localhost",
      "https://127.0.0.1",
      "http://",
      "https://a b.example",
    ])
      expect([bad, webAddress(bad)]).toEqual([bad, null]);
  });
  test.each([
    ...[
      "https:// maji.example",
      "https//maji.example",
      "https:/maji.example",
      "htps://maji.example",
    ],
    ...["ttps://maji.example", "hhttps://maji.example", "https;//maji.example"],
    ...["https://https://maji.example", "http://www.https://maji.example"],
    ...["Website: maji.example", "Site web : https://maji.example", "Tovuti: maji.example"],
    ...["website:maji.example", "الموقع: maji.example", "URL;TYPE=WORK:https://maji.example"],
    ...["[Maji](https://maji.example)", '<a href="https://maji.example">Maji</a>'],
    ...["https://maji.example https://maji.example", "💧 maji.example", "https://maji.example 💧"],
  ])("a web address as it is pasted: %s", (typed) =>
    expect(webAddress(typed)).toBe("https://maji.example/"),
  );
  test.each([
    ...["https://maji.examplehttps://maji.example", "maji.example, facebook.com/maji"],
    ...["maji.example and maji.org", "-maji.example", "https://maji-.example", "maji.c"],
    ...["info@maji.example", "none", "N/A", "Website: none", "tel:0712345678", "https://http://"],
  ])("no web address: %s", (typed) => expect(webAddress(typed)).toBeNull());
  test.each([
    ["facebook.com/maji", "https://facebook.com/maji"],
    ["www.facebook.com/maji.ya/", "https://www.facebook.com/maji.ya/"],
    ["x.com/maji", "https://x.com/maji"],
    ["ke.linkedin.com/company/maji", "https://ke.linkedin.com/company/maji"],
    ["Facebook: https://facebook.com/maji", "https://facebook.com/maji"],
    ["Instagram: @maji", "@maji"],
    ["\u202a@maji\u202c\u200b", "@maji"],
    ["＠ｍａｊｉ", "@maji"],
    ["“@maji”,", "@maji"],
    ["@ماجي", "@ماجي"],
  ])("social, as it is pasted: %s", (typed, stored) => expect(social.parse(typed)).toBe(stored));
  test("social: a username or an address", () => {
    expect(social.parse("@maji.ya")).toBe("@maji.ya");
    expect(social.parse("https://x.example/maji")).toBe("https://x.example/maji");
    for (const bad of [
      ...["javascript:alert(1)", "a b", "<script>", "in/maji", "n/a", "facebook.com/"],
      "paypal.example@evil.example/x",
    ])
      expect(social.safeParse(bad).success).toBe(false);
  });
  test("[NGO-007] [NGO-008] [NGO-009] [NGO-010] [NGO-011] [NGO-012] what is missing; the website is not needed", () => {
    const whole = {
      orgName: "Maji",
      officialEmail: "a@maji.example",
      country: "KE",
      phoneNumber: "+254 700 000 000",
      description: "Water",
    };
    expect(completeProfileBody.safeParse(whole).success).toBe(true);
    for (const key of Object.keys(whole))
      expect([
        key,
        completeProfileBody.safeParse({ ...whole, [key]: " " }).error?.issues[0]?.message,
      ]).toEqual([key, "fillRequiredBefore"]);
  });
});

describe("bank details", () => {
  test("[NGO-063] masked values are recognised when they come back, and change nothing", () => {
    expect(mask("1234567890")).toBe("••••7890");
    expect(isMasked(mask("1234567890"))).toBe(true);
    const before = {
      accountHolderName: "Maji",
      bankName: "Equity",
      accountNumber: "1234567890",
      swiftCode: "EQBLKENA",
      preferredCurrency: "USD",
    };
    expect(
      mergedBank(before, { accountNumber: "••••7890", swiftCode: "••••KENA", bankName: "KCB" }),
    ).toEqual({ ...before, bankName: "KCB" });
  });
  test("[NGO-029] empty ones are taken at registration", () =>
    expect(
      bankDetails.safeParse({
        accountHolderName: "",
        bankName: "",
        accountNumber: "",
        swiftCode: "",
        preferredCurrency: "",
      }).success,
    ).toBe(true));
});
