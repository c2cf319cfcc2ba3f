import { expect, test } from "vitest";
import { accountName } from "@/components/admin/account-name";
import { allMethods } from "@/lib/donations/rules";
import { locales } from "@/lib/i18n/locales";
import { accounts } from "@/lib/ledger/accounts";

test.each(locales)("every account of the ledger has words of its own in %s", (locale) => {
  const codes = Object.values(accounts).flatMap((code) => {
    if (typeof code === "string") return [code];
    return code === accounts.undeposited ? allMethods.map(code) : [code("ngo_1")];
  });
  const names = codes.map((code) => accountName(code, locale));
  expect(names.every((name) => name && !name.includes(":") && !name.includes("_"))).toBe(true);
  expect(new Set(names).size).toBe(codes.length);
});

test("a code that nobody named is shown by itself", () => {
  for (const code of ["constructor:usd", "ngo:x:toString:usd", "petty_cash:usd"])
    expect(accountName(code, "en")).toBeNull();
});
