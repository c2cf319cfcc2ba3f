import { describe, expect, test } from "vitest";
import { giftCents } from "@/lib/checkout/gift-cents";
import { donationForm, giveInput } from "@/lib/checkout/form-schemas";
import { checkoutBody, donateBody, pendingPaymentBody } from "@/lib/checkout/schema";
import { donorKeyOf } from "@/lib/donations/rules";
import { estimatedFeeCents, formatUsd, toDollars } from "@/lib/money/money";
import { toPlain } from "@/lib/format";

const form = {
  amount: "10",
  donorName: "Amina",
  donorEmail: "amina@x.example",
  campaign: "a-campaign",
  method: "card",
};
const body = {
  amount: 1000,
  donorName: "Amina",
  donorEmail: "amina@x.example",
  paymentMethod: "card",
};
const first = (result: { success: boolean; error?: { issues: { message: string }[] } }) =>
  result.error?.issues[0]?.message;

describe("amounts as typed", () => {
  test.each([
    ["25.99", 2599],
    ["8.2", 820],
    ["4.35", 435],
    ["1.15", 115],
    ["10", 1000],
    ["8.20", 820],
    ["19.99", 1999],
    ["1.00", 100],
    ["999999.99", 99_999_999],
  ])("[GIVE-036] %s is %i cents", (typed, cents) => {
    expect(giftCents(typed, "en")).toBe(cents);
    expect(giveInput.parse({ ...form, amount: typed }).amountCents).toBe(cents);
  });

  test.each([
    "",
    "abc",
    "0",
    "-5",
    "1.",
    ".5",
    "+5",
    "1e3",
    "1_000",
    "0x10",
    "00.10",
    "1.1.1",
    "1000000",
    "0.99",
    "1000000.00",
    "NaN",
    "Infinity",
    "- 5",
    "-0",
    "0.00",
    "5e1",
    "1E2",
    "1e308",
    "0b11",
    "0o17",
    "5.",
    "5..0",
    "5.0.0",
    "5.00,00",
    "Ⅴ",
    "²",
    "5%",
    "0005",
    "00",
    "null",
    "undefined",
    "true",
    "5;",
    "5/1",
    "1+4",
    "9007199254740993",
    "1" + "0".repeat(400),
  ])("[GIVE-031] [GIVE-036] [GIVE-037] [GIVE-038] %j is refused", (typed) => {
    expect(giftCents(typed, "en")).toBeNull();
    expect(first(giveInput.safeParse({ ...form, amount: typed }))).toBe("validAmount");
  });

  test.each([
    "KES 500",
    "kes500",
    "Ksh 5,000",
    "Kshs. 500",
    "500/=",
    "5.000/-",
    "₦5,000",
    "N5000",
    "5 000 FCFA",
    "5000 francs CFA",
    "R500",
    "GH₵ 50",
    "500 birr",
    "E£ 50",
    "€5",
    "5 €",
    "٥٠٠ جنيه",
  ])("%j, which names another currency, is told that amounts are in dollars", (typed) => {
    expect(giftCents(typed, "en")).toBeNull();
    expect(first(giveInput.safeParse({ ...form, amount: typed }))).toBe("amountInDollars");
    expect(donationForm.messages).toContain("amountInDollars");
  });

  test("every amount of cents survives typing", () => {
    for (let cents = 100; cents < 30_000; cents += 7)
      expect(giftCents(toPlain(cents), "en")).toBe(cents);
  });
});

describe("amounts of a call", () => {
  test.each([100, 2500, 99_999_999, 1e2, 100.0])("[API-083] %d cents is taken", (amount) =>
    expect(donateBody.parse({ ...body, amount }).amount).toBe(amount),
  );

  test.each([
    [99],
    [100_000_000],
    [0],
    [-0],
    [-1],
    [100.5],
    [0.1],
    [1e308],
    [Number.POSITIVE_INFINITY],
    [Number.NaN],
    [9007199254740993],
    ["100"],
    [null],
    [true],
    [[100]],
    [{ gt: 1 }],
    [undefined],
  ])("[API-087] %o is refused", (amount) => {
    expect(first(donateBody.safeParse({ ...body, amount }))).toBe("validAmount");
    expect(first(pendingPaymentBody.safeParse({ ...body, paymentMethod: "crypto", amount }))).toBe(
      "validAmount",
    );
    expect(
      first(
        checkoutBody.safeParse({
          ...body,
          amount: undefined,
          campaignId: "x",
          items: [{ amount, quantity: 1 }],
        }),
      ),
    ).toBe("validAmount");
  });

  test("[API-078] exactly one item of quantity 1", () => {
    const checkout = { donorName: "A", donorEmail: "a@x.example", campaignId: "c" };
    const item = { name: "n", description: "d", amount: 2500, quantity: 1 };
    expect(checkoutBody.safeParse({ ...checkout, items: [item] }).success).toBe(true);
    for (const items of [
      [],
      [item, item],
      [{ ...item, quantity: 2 }],
      [{ ...item, quantity: 0 }],
      [{ ...item, quantity: "1" }],
    ])
      expect(checkoutBody.safeParse({ ...checkout, items }).success).toBe(false);
  });

  test.each(["status", "fee", "role", "ngoId", "id", "receiptNumber", "currency"])(
    "an unknown field (%s) is refused",
    (name) => expect(donateBody.safeParse({ ...body, [name]: "x" }).success).toBe(false),
  );

  test("[API-074] a pending payment takes the five methods only", () => {
    for (const m of ["stocks", "daf", "crypto", "paypal", "venmo"])
      expect(pendingPaymentBody.safeParse({ ...body, paymentMethod: m }).success).toBe(true);
    for (const m of ["card", "google_pay", "bank_transfer", "cash", ""])
      expect(first(pendingPaymentBody.safeParse({ ...body, paymentMethod: m }))).toBe(
        "methodNotTaken",
      );
  });

  test("[GIVE-073] left out, a gift is anonymous to the public and shared with the organisation", () => {
    expect(donateBody.parse(body)).toMatchObject({
      anonymous: true,
      shareWithNgo: true,
      frequency: "once",
    });
  });
});

describe("the checks in their order", () => {
  test("[GIVE-035] with everything wrong the amount's words come first, then the name's, then the e-mail's", () => {
    const wrong = { ...form, amount: "x", donorName: " ", donorEmail: " ", method: "cash" };
    expect(first(giveInput.safeParse(wrong))).toBe("validAmount");
    expect(first(giveInput.safeParse({ ...wrong, amount: "5" }))).toBe("enterName");
    expect(first(giveInput.safeParse({ ...wrong, amount: "5", donorName: "A" }))).toBe(
      "enterEmail",
    );
    expect(
      first(giveInput.safeParse({ ...wrong, amount: "5", donorName: "A", donorEmail: "a" })),
    ).toBe("validEmail");
    expect(first(donateBody.safeParse({}))).toBe("validAmount");
    expect(first(donateBody.safeParse({ amount: 100 }))).toBe("enterName");
    expect(first(donateBody.safeParse({ amount: 100, donorName: "A" }))).toBe("enterEmail");
  });

  test.each([
    "a",
    "a@b",
    "a b@c.de",
    "@x.example",
    "a@@x.example",
    '"e@evil.com"@victim.com',
    "a@b\r\nBcc: c@d.ef",
    "a@-x.example",
  ])("[GIVE-034] %s is no e-mail address", (donorEmail) => {
    expect(first(giveInput.safeParse({ ...form, donorEmail }))).toBe("validEmail");
  });

  test("texts lose controls and direction overrides; NUL and broken characters are refused", () => {
    expect(giveInput.parse({ ...form, donorName: "  Ami\u202ena   Bah " }).donorName).toBe(
      "Amina Bah",
    );
    expect(giveInput.safeParse({ ...form, donorName: "a\u0000b" }).success).toBe(false);
    expect(giveInput.safeParse({ ...form, donorName: "a\ud800" }).success).toBe(false);
    expect(giveInput.parse({ ...form, donorName: "Nǃxau ǂToma 🎉" }).donorName).toBe(
      "Nǃxau ǂToma 🎉",
    );
    expect(giveInput.safeParse({ ...form, donorName: "x".repeat(121) }).success).toBe(false);
    expect(giveInput.safeParse({ ...form, message: "x".repeat(1001) }).success).toBe(false);
  });

  test("[GIVE-075] a form's dedication", () => {
    expect(
      giveInput.parse({
        ...form,
        dedicationType: "memory",
        dedicationName: "Baba",
        dedicationEmail: "m@x.example",
        dedicationText: "",
      }).dedication,
    ).toEqual({ type: "memory", name: "Baba", recipientEmail: "m@x.example", text: null });
    expect(giveInput.parse({ ...form, dedicationType: "" }).dedication).toBeNull();
  });
});

describe("rules", () => {
  test("[CAMP-094] donors are known by e-mail, else by name", () => {
    expect(donorKeyOf("A@X.Example", "n")).toBe("a@x.example");
    expect(donorKeyOf(null, " Amina Bah ")).toBe("name:amina bah");
  });

  test("money's forms", () => {
    expect([
      estimatedFeeCents(2500),
      toDollars(2599n),
      toPlain(5n),
      formatUsd(123450, "en"),
    ]).toEqual([103, 25.99, "0.05", "$1,234.50"]);
  });
});
