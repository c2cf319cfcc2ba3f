import { getExampleNumber, type CountryCode } from "libphonenumber-js/max";
import examples from "libphonenumber-js/examples.mobile.json";
import { describe, expect, test } from "vitest";
import { countries } from "@/lib/countries";
import { phoneNumber, typedPhone } from "@/lib/ngos/fields";
import { phoneAsTyped, shownPhone, storedPhone } from "@/lib/ngos/phone";

describe("[OP-126] phone numbers", () => {
  test.each(countries.map(({ code, name }) => [name, code as CountryCode]))(
    "of %s, as they are dialled there and with their code, are stored alike",
    (_, code) => {
      const example = getExampleNumber(code, examples)!;
      expect(example, code).toBeDefined();
      for (const typed of [example.formatNational(), example.formatInternational()]) {
        expect(typedPhone.safeParse(typed).success, typed).toBe(true);
        const strict = phoneNumber.parse(phoneAsTyped(typed, code, "en"));
        expect(storedPhone(strict)).toBe(example.number);
      }
      expect(shownPhone(example.number)).toBe(example.formatInternational());
    },
  );

  test("Ethiopia: 0911 234 567, also with brackets, dots or the name of the country", () => {
    for (const typed of ["0911 234 567", "(0911) 234-567", "0911.234.567", " 911234567 "])
      for (const country of ["ET", "Ethiopia"])
        expect(storedPhone(phoneAsTyped(typed, country, "en")), typed).toBe("+251911234567");
  });

  test("a number that the country does not have is said with its name, in the language of the page", () => {
    expect(() => phoneAsTyped("0911 234", "ET", "fr")).toThrow(
      expect.objectContaining({ key: "phoneNotInCountry", params: { country: "Éthiopie" } }),
    );
  });

  test("with a code it is taken as before, whatever lists of numbers know; without a country it stays as typed", () => {
    expect(storedPhone(phoneNumber.parse(phoneAsTyped("+254 12 34 567 89 01", "ET", "en")))).toBe(
      "+25412345678901",
    );
    expect(phoneAsTyped("0911 234 567", "", "en")).toBe("0911 234 567");
    expect(phoneNumber.safeParse("0911 234 567").success).toBe(false); // calls stay strict
  });

  test("words, letters and too few digits are told in the browser", () => {
    for (const typed of ["ask the office", "1234", "0911 234 567 ext. 5", "+"])
      expect(typedPhone.safeParse(typed).error?.issues[0]?.message, typed).toBe("validPhone");
  });
});
