import { expect, test } from "vitest";
import { forgetTypedAccount, keepTypedAccount, typedAccount } from "@/lib/payouts/typed-account";

const typed = { iban: "DE89370400440532013000", bic: "COBADEFF" };

test("the account that was typed comes back to the person who typed it, and to nobody else", () => {
  const cookie = keepTypedAccount("usr_one", typed);
  const header = `a=b; ${cookie.name}=${cookie.value}; c=d`;
  const spoilt = header.replace(
    /(=\d\..{20})(.)/,
    (_all, before: string, letter: string) => before + (letter === "A" ? "B" : "A"),
  );
  expect(spoilt).not.toBe(header);
  expect(cookie.httpOnly).toBe(true);
  expect(cookie.value).not.toContain("3704");
  expect(typedAccount("usr_one", header)).toEqual(typed);
  expect(typedAccount("usr_two", header)).toBeNull();
  expect(typedAccount("usr_one", spoilt)).toBeNull();
  expect(typedAccount("usr_one", `${cookie.name}=1.x`)).toBeNull();
  expect(typedAccount("usr_one", null)).toBeNull();
  expect(keepTypedAccount("usr_one", { iban: "", bic: "" })).toEqual(forgetTypedAccount);
});
