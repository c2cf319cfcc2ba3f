import { describe, expect, test } from "vitest";
import { nthAddress } from "@/lib/supporters/fit-text";
import { changeInput, openInput } from "@/lib/supporters/form-schemas";
import { holdsRefusedWord } from "@/lib/supporters/refused-words";
import { pageState, percentRaised } from "@/lib/supporters/rules";

const typed = (more: Record<string, unknown> = {}) =>
  openInput.safeParse({
    campaign: "pumps",
    name: "Amina",
    email: "amina@test.example",
    words: "",
    goal: "",
    amountLanguage: "en",
    ...more,
  });
const faultOf = (result: { success: boolean; error?: { issues: { message: string }[] } }) =>
  result.error?.issues[0]?.message ?? "fine";

describe("the form of a page", () => {
  test("an empty goal is none; a goal is read as its page's language writes amounts", () => {
    expect(typed().data).toMatchObject({ goal: null, words: "" });
    expect(typed({ goal: "1,500" }).data).toMatchObject({ goal: 1_500_00 });
    expect(typed({ goal: "  " }).data).toMatchObject({ goal: null });
  });
  test.each(["0", "0.99", "-5", "much", "9".repeat(30), "1e9"])("goal %s", (goal) => {
    expect(faultOf(typed({ goal }))).toBe("supporterGoal");
  });
  test.each([
    ["", "supporterNameNeeded"],
    ["\u200b\u2060", "supporterNameNeeded"],
    ["UNICEF with a Cyrillic \u0421\u0410RE", "mixedScriptsMeant"],
  ])("name %j", (name, fault) => {
    expect(String(faultOf(typed({ name }))).split("?")[0]).toBe(fault);
  });
  test("a name of 80 characters fits, of 81 not", () => {
    expect(typed({ name: "x".repeat(80) }).success).toBe(true);
    expect(typed({ name: "x".repeat(81) }).success).toBe(false);
  });
  test("words of 600 characters fit, of 601 not; line breaks stay", () => {
    expect(typed({ words: "w".repeat(600) }).success).toBe(true);
    expect(typed({ words: "w".repeat(601) }).success).toBe(false);
    expect(typed({ words: "a\r\n\r\nb" }).data).toMatchObject({ words: "a\n\nb" });
  });
  test("an address that is none, and a form without its fields", () => {
    expect(faultOf(typed({ email: "amina@" }))).toBe("validEmail");
    expect(openInput.safeParse({}).success).toBe(false);
    expect(changeInput.safeParse({ token: "x", words: "", goal: null }).success).toBe(true);
    expect(changeInput.safeParse({ token: "x".repeat(501), words: "" }).success).toBe(false);
  });
});

test("addresses are folded, numbered, never a reserved word and never longer than the database takes", () => {
  expect(nthAddress("Ọláyínká Àjàyí", 1)).toBe("olayinka-ajayi");
  expect(nthAddress("Ọláyínká Àjàyí", 3)).toBe("olayinka-ajayi-3");
  expect(nthAddress("Edit!", 1)).toBe("edit-2");
  expect(nthAddress("…", 1)).toBe("supporter");
  for (const name of ["../..", "a/b\\c", "%2e%2e", "<b>", "x".repeat(300)])
    for (const n of [1, 2, 99_999])
      expect(nthAddress(name, n)).toMatch(/^[a-z0-9][a-z0-9-]{0,78}[a-z0-9]?$/);
});

test("refused words are found as they look and whole, not inside other words", () => {
  for (const text of [
    ...["You K1KE!", "k.i.k.e", "K\u0131ke", "sale   NÈGRE", "white-power"],
    ...["K!k3", "f4ggot", "ni99er!!!", "ki\u200bke", "k\u00adike", "HeilHitler", "WHITEPOWER"],
  ])
    expect([text, holdsRefusedWord(text)]).toEqual([text, true]);
  for (const text of [
    "Kikelomo",
    "sale of negroni",
    "Scunthorpe",
    "power of white bread",
    "Chinkanda",
    "4 wells! 39 pumps! 4!",
    "Nigeria 9",
  ])
    expect([text, holdsRefusedWord(text)]).toEqual([text, false]);
});

test("how a page stands", () => {
  const at = new Date();
  const page = { confirmedAt: at, endedAt: null, hiddenAt: null };
  expect(pageState({ ...page, confirmedAt: null })).toBe("unconfirmed");
  expect(pageState({ ...page, hiddenAt: at, endedAt: at })).toBe("hidden");
  expect(pageState({ ...page, endedAt: at })).toBe("ended");
  expect(pageState(page)).toBe("open");
  expect(percentRaised({ goalCents: null, raisedCents: 5 })).toBeNull();
  expect(percentRaised({ goalCents: 100, raisedCents: 250 })).toBe(100);
});
