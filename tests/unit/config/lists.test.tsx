// @vitest-environment jsdom
import { locales } from "@/lib/i18n/locales";
import { existsSync } from "node:fs";
import path from "node:path";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { DonationForm } from "@/components/donations/donation-form";
import {
  donationMethods,
  donationLabels,
  emptyStart,
} from "@/components/donations/donation-labels";
import { countries, countryCode } from "@/lib/countries";
import { allMethods } from "@/lib/donations/rules";
import { checkoutBody, donateBody, pendingPaymentBody } from "@/lib/checkout/schema";
import { signedInMessages } from "@/lib/forms/messages";
import { frontlineVoices, landingQuotes } from "@/lib/site-voices";

afterEach(cleanup);

describe("lists", () => {
  test("[DATA-033] the 54 African members of the United Nations, each with its code", () => {
    const whole =
      "Algeria DZ; Angola AO; Benin BJ; Botswana BW; Burkina Faso BF; Burundi BI; Cabo Verde CV; Cameroon CM; Central African Republic CF; Chad TD; Comoros KM; Congo CG; Côte d'Ivoire CI; Democratic Republic of the Congo CD; Djibouti DJ; Egypt EG; Equatorial Guinea GQ; Eritrea ER; Eswatini SZ; Ethiopia ET; Gabon GA; Gambia GM; Ghana GH; Guinea GN; Guinea-Bissau GW; Kenya KE; Lesotho LS; Liberia LR; Libya LY; Madagascar MG; Malawi MW; Mali ML; Mauritania MR; Mauritius MU; Morocco MA; Mozambique MZ; Namibia NA; Niger NE; Nigeria NG; Rwanda RW; São Tomé and Príncipe ST; Senegal SN; Seychelles SC; Sierra Leone SL; Somalia SO; South Africa ZA; South Sudan SS; Sudan SD; Tanzania TZ; Togo TG; Tunisia TN; Uganda UG; Zambia ZM; Zimbabwe ZW";
    expect(countries.map(({ name, code }) => `${name} ${code}`)).toEqual(whole.split("; "));
    expect(new Set(countries.map((c) => c.code)).size).toBe(54);
    for (const { name, code } of countries)
      // two countries are called Congo, so the name alone is ambiguous, and the form asks which one (OP-138)
      expect([countryCode(name), countryCode(code)]).toEqual([
        name === "Congo" ? null : code,
        code,
      ]);
    expect(countryCode("France")).toBeFalsy();
  });

  const base = { amount: 2500, donorName: "Amina", donorEmail: "amina@test.example" };
  const order = {
    items: [{ name: "x", description: "y", amount: 2500, quantity: 1 }],
    donorName: "Amina",
    donorEmail: "amina@test.example",
    campaignId: "pumps",
  };
  test("[DATA-035] the ways to pay, whole list", () => {
    const all = [
      "card",
      "bank_transfer",
      "google_pay",
      "crypto",
      "stocks",
      "daf",
      "paypal",
      "venmo",
    ];
    expect([...allMethods]).toEqual(all);
    for (const paymentMethod of all) {
      expect(donateBody.safeParse({ ...base, paymentMethod }).success, paymentMethod).toBe(true);
      expect(
        [
          checkoutBody.safeParse({ ...order, paymentMethod }).success,
          pendingPaymentBody.safeParse({ ...base, paymentMethod }).success,
        ].filter(Boolean),
        paymentMethod,
      ).toHaveLength(1);
    }
    for (const paymentMethod of ["cash", "apple_pay", "CARD", "", null, 1])
      for (const [schema, body] of [
        [donateBody, base],
        [checkoutBody, order],
        [pendingPaymentBody, base],
      ] as const)
        expect(schema.safeParse({ ...body, paymentMethod }).success, String(paymentMethod)).toBe(
          false,
        );
  });
  test("[DATA-036] once and monthly, nothing else", () => {
    for (const frequency of ["once", "monthly"])
      expect(
        donateBody.safeParse({ ...base, paymentMethod: "card", frequency }).success &&
          checkoutBody.safeParse({ ...order, frequency }).success,
      ).toBe(true);
    for (const frequency of ["weekly", "yearly", "", "Once", null, 12])
      expect([
        donateBody.safeParse({ ...base, paymentMethod: "card", frequency }).success,
        checkoutBody.safeParse({ ...order, frequency }).success,
      ]).toEqual([false, false]);
  });
  test("[DATA-038] a testimonial is quote, author, title, location and a picture's name under the images", () => {
    for (const locale of locales)
      for (const voice of [...landingQuotes(locale), ...frontlineVoices(locale)]) {
        expect(Object.keys(voice).toSorted()).toEqual([
          "author",
          "image",
          "location",
          "quote",
          "title",
        ]);
        for (const part of [voice.quote, voice.author, voice.title, voice.location])
          expect(part).toMatch(/\S/);
        if (voice.image)
          expect(
            existsSync(path.resolve(import.meta.dirname, "../../../public/images", voice.image)),
            voice.image,
          ).toBe(true);
      }
    expect(frontlineVoices("en").every((voice) => voice.image !== "")).toBe(true);
  });
});

test("[DATA-037] the state of the donation form: method, frequency, an amount as text, name, e-mail, a private note and its switch", () => {
  render(
    <DonationForm
      locale="en"
      messages={signedInMessages("en")}
      action={async () => ({ status: "idle" })}
      campaign="pumps"
      methods={donationMethods("en", false)}
      start={emptyStart}
      labels={donationLabels("en", "10")}
      feeCarried={false}
      requestKey="k"
      lock={null}
    />,
  );
  const state = () =>
    Object.fromEntries(
      [...new FormData(document.querySelector("form")!)].map(([name, value]) => [
        name,
        String(value),
      ]),
    );
  expect(state()).toMatchObject({
    method: "card",
    frequency: "once",
    amount: "10",
    donorName: "",
    donorEmail: "",
    campaign: "pumps",
  });
  expect(state()["withNote"]).toBeUndefined();
  const amount = document.querySelector<HTMLInputElement>("[name=amount]")!;
  expect([amount.type, amount.value]).toEqual(["text", "10"]);
  fireEvent.change(amount, { target: { value: "8.20" } });
  fireEvent.click(screen.getByRole("radio", { name: "Monthly" }));
  fireEvent.click(screen.getByRole("radio", { name: "Crypto" }));
  fireEvent.click(screen.getByRole("switch", { name: /private note/i }));
  fireEvent.change(document.querySelector("[name=message]")!, {
    target: { value: "For the pump" },
  });
  expect(state()).toMatchObject({
    method: "crypto",
    frequency: "monthly",
    amount: "8.20",
    withNote: expect.stringMatching(/\S/),
    message: "For the pump",
  });
});
