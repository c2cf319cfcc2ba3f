import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { campaignPatch } from "@/lib/campaigns/schema";
import { campaignForm } from "@/lib/campaigns/form-checks";
import { patchOfForm } from "@/lib/campaigns/form-patch";
import { nthSlug, slugFromTitle } from "@/lib/campaigns/slug";
import { reservedSlugs } from "@/lib/campaigns/limits";
import { AppError } from "@/lib/errors";

const parse = (fields: Record<string, string>) => campaignPatch.safeParse(fields);
const messages = (fields: Record<string, string>) =>
  parse(fields).error?.issues.map((i) => [i.path.join("."), i.message]);

describe("fields of a campaign", () => {
  it("[FORM-006..010] [FORM-058] an empty required field has the one sentence", () => {
    for (const name of ["title", "description", "fundingGoal", "cause", "country"])
      expect(messages({ [name]: "  " })).toEqual([[name, "fillRequired"]]);
  });
  it("[FORM-013..015] the goal is a plain amount from $1 to $100,000,000", () => {
    for (const bad of ["abc", "0.99", "100000001", "1e3", "-5", "1,000"])
      expect(messages({ fundingGoal: bad })).toEqual([["fundingGoal", "goalRange"]]);
    expect(parse({ fundingGoal: "1" }).data?.fundingGoalCents).toBe(100n);
    expect(parse({ fundingGoal: "100000000" }).data?.fundingGoalCents).toBe(10_000_000_000n);
  });
  it("[FORM-027] [FORM-056] [FORM-057] [DATA-016] [DATA-025] the deadline is the end of its day in UTC; empty takes it away", () => {
    expect(parse({ endDate: "2030-01-05" }).data?.deadline?.getTime()).toBe(1893887999999);
    expect(parse({ deadline: String(Date.UTC(2030, 0, 5, 3)) }).data?.deadline?.getTime()).toBe(
      1893887999999,
    );
    expect(parse({ deadline: "" }).data?.deadline).toBeNull();
    expect(parse({ isPerpetual: "true" }).data?.deadline).toBeNull();
    expect(messages({ endDate: "2101-01-01" })).toEqual([["endDate", "endDateInvalid"]]);
    expect(messages({ endDate: "2030-02-31" })).toEqual([["endDate", "endDateInvalid"]]);
    expect(messages({ endDate: "2030-01-05", deadline: String(Date.UTC(2030, 0, 6)) })).toEqual([
      ["endDate", "aliasesDiffer"],
    ]);
  });
  it("a goal in another currency is told that amounts are in dollars, in the browser and after it", () => {
    const goal = { intent: "update", fundingGoal: "KES 500,000", amountLanguage: "en" } as const;
    expect(() => patchOfForm(goal)).toThrow("amountInDollars");
    expect(campaignForm({ fixed: false, covered: true }).messages).toContain("amountInDollars");
  });
  it("[DATA-023] [DATA-024] older names: goal is fundingGoal, raised is ignored", () => {
    expect(parse({ goal: "50" }).data).toEqual({ fundingGoalCents: 5_000n });
    expect(messages({ goal: "50", fundingGoal: "51" })).toEqual([["goal", "aliasesDiffer"]]);
    expect(parse({ raised: "999", totalRaised: "999" }).data).toEqual({});
  });
  it("[DATA-034] a country is taken by code and by name, a cause by category and older key", () => {
    expect(parse({ country: "Kenya" }).data?.country).toBe("KE");
    expect(parse({ country: "ke" }).data?.country).toBe("KE");
    expect(messages({ country: "France" })).toEqual([["country", "validCountry"]]);
    expect(parse({ cause: "hunger" }).data?.cause).toBe("Agriculture & Food Security");
  });
  it("[DATA-043] lengths are bounded", () => {
    expect(parse({ title: "x".repeat(120) }).success).toBe(true);
    expect(parse({ title: "x".repeat(121) }).success).toBe(false);
    expect(parse({ description: "x".repeat(20_001) }).success).toBe(false);
  });
});

describe("slugs", () => {
  it("[CAMP-079] [CAMP-083] [ERR-074] are lower-cased; reserved words are refused", () => {
    expect(parse({ campaignSlug: "Clean-Water" }).data?.slug).toBe("clean-water");
    expect(reservedSlugs).toEqual([
      "new",
      "edit",
      "embed",
      "donate",
      "payment",
      "frontline-fund",
      "ngo",
    ]);
    for (const word of reservedSlugs)
      expect(messages({ campaignSlug: word })).toEqual([["campaignSlug", "slugReserved"]]);
    for (const word of reservedSlugs)
      expect(nthSlug(slugFromTitle(word), 1)).toBe(word.length < 3 ? "campaign" : `${word}-2`);
  });
  it("[CAMP-080] [CAMP-081] [CAMP-101] are made from the title, transliterated, counted up", () => {
    expect(slugFromTitle("A working pump for every ward in Loima")).toBe(
      "a-working-pump-for-every-ward-in-loima",
    );
    expect(slugFromTitle("École Ouverte, l’été")).toBe("ecole-ouverte-lete");
    expect(slugFromTitle("!!! ???")).toBe("campaign");
    for (const title of ["ንጹህ ውሃ ለሁሉም", "مياه نظيفة للجميع", "a".repeat(300)])
      expect(slugFromTitle(title)).toMatch(/^[a-z0-9-]{3,80}$/);
    expect([1, 2, 3].map((n) => nthSlug("pump", n))).toEqual(["pump", "pump-2", "pump-3"]);
  });
});

describe("the form", () => {
  const whole = {
    title: "Pump",
    description: "Text",
    fundingGoal: "100",
    cause: "Other",
    country: "KE",
    campaignSlug: "",
  };
  it("[FORM-001] [FORM-011] with the switch on an end date is required; off it is not", () => {
    const form = campaignForm({ fixed: false, covered: false });
    const found = (more: Record<string, string>) =>
      z
        .safeParse(form.schema, { ...whole, ...more })
        .error?.issues.map((i) => [i.path.join("."), i.message]);
    expect(found({ hasEndDate: "on", endDate: "" })).toEqual([["endDate", "fillRequired"]]);
    expect(found({ hasEndDate: "on", endDate: "2030-01-05" })).toBeUndefined();
    expect(found({ hasEndDate: "on", endDate: "2101-01-01" })).toEqual([
      ["endDate", "endDateInvalid"],
    ]);
    expect(found({ endDate: "" })).toBeUndefined();
    expect(patchOfForm({ intent: "draft", duration: "asked", endDate: "" }).deadline).toBeNull();
    expect(() =>
      patchOfForm({ intent: "draft", duration: "asked", hasEndDate: "on", endDate: "" }),
    ).toThrowError(AppError);
  });
  it("[FORM-002] [FORM-003] [FORM-030..032] the button decides the status, the switch the deadline", () => {
    expect(patchOfForm({ intent: "draft", ...whole, duration: "asked" })).toMatchObject({
      status: "draft",
      deadline: null,
    });
    expect(
      patchOfForm({
        intent: "publish",
        duration: "asked",
        hasEndDate: "on",
        endDate: "2030-01-05",
      }),
    ).toEqual({ status: "ongoing", deadline: new Date(1893887999999) });
    expect(patchOfForm({ intent: "update", title: "New" })).toEqual({ title: "New" });
  });
  it("[FORM-035] [FORM-036] [FORM-053] what is not sent is not in the change; a completed one has no goal and date", () => {
    expect(patchOfForm({ intent: "update" })).toEqual({});
    const { schema } = campaignForm({ fixed: true, covered: true });
    expect(z.safeParse(schema, { ...whole, fundingGoal: undefined }).success).toBe(true);
  });
});

it.each([
  ["ߒߞߏ ߞߊ߬ߙߊ߲", "nko-karan"],
  ["𞤀𞤣𞤤𞤢𞤥 𞤆𞤵𞤤𞤢𞤪", "adlam-pular"],
  ["ⵜⴰⵎⴰⵣⵉⵖⵜ", "tamazight"],
  ["ꕙꔤ ꔫꕌ", "vai-bhiha"],
  ["Вода для всех", "voda-dlya-vseh"],
  ["Écoles de Ségou : ߖߌ", "ecoles-de-segou-ji"],
])("[RI-15] the address of %s says what it is about", (title, slug) => {
  expect(slugFromTitle(title)).toBe(slug);
});
