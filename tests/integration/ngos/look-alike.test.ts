import { beforeAll, describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { createCampaign } from "@/lib/campaigns/create-campaign";
import { campaignPatch } from "@/lib/campaigns/schema";
import { consoleNgo } from "@/lib/ngos/console-queries";
import { lookAlikes } from "@/lib/ngos/look-alike";
import { PUT as completeProfile } from "@/app/api/v1/ngos/complete-profile/route";
import { POST as register } from "@/app/api/v1/ngos/register/route";
import { PUT as updateProfile } from "@/app/api/v1/ngos/update-profile/route";
import { actorOf, makeAdmin, makeNgo, randomEmail } from "@/tests/support/factories";
import { call } from "@/tests/support/call";
import { person } from "@/tests/support/people";

const signUp = (name: string) =>
  call(register, { body: { name, email: randomEmail(), password: "pull the rope" } });
const profile = (orgName: string) => ({
  orgName,
  officialEmail: "office@maji.example",
  country: "KE",
  phoneNumber: "+254 700 000 000",
  description: "Water for all",
});
let verified: string;

beforeAll(async () => {
  verified = (await makeNgo({ name: "Okavango Reading Rooms" })).ngo.id;
});

describe("N26: names in disguise", () => {
  const disguises = [
    "Okavango Reading Rооms",
    "Оkavango Reading Rooms",
    "Ｏkavango Reading Rooms",
    "0kavango Reading Rooms",
    "Okavango  Reading Ro\u200boms\u2060",
    "𝐎kavango Reading Rooms",
  ];
  test.each(disguises)("sign-up as %s is refused or is the plain name", async (name) => {
    const answer = await signUp(name);
    if (answer.status === 201)
      expect(
        await db.ngo.count({ where: { name: "Okavango Reading Rooms", status: "pending" } }),
      ).toBeGreaterThan(0);
    else expect(answer.status).toBe(400);
  });

  test("letters of one alphabet that look like another's are refused too, with words that help", async () => {
    await makeNgo({ name: "CAPE COPE" });
    const cyrillic = await signUp("САРЕ СОРЕ");
    expect([cyrillic.status, cyrillic.body.error]).toEqual([
      400,
      "This name looks like that of another organisation. If it is yours, write to us and we will help.",
    ]);
    const lower = await signUp("Cape C0pe");
    expect(lower.status).toBe(400);
  });

  test("a word of two alphabets is refused at each place that takes a name", async () => {
    expect((await signUp("UNIC\u0415F")).body).toMatchObject({
      success: false,
      issues: [
        {
          path: "name",
          message:
            "In “UNIC\u0415F” the letter \u0415 is of another alphabet than the others. Type E in its place.",
        },
      ],
    });
    const incomplete = await person("incomplete");
    expect(
      (await call(completeProfile, { token: incomplete.token!, body: profile("UNIC\u0415F") }))
        .status,
    ).toBe(400);
    const approved = await person("approved");
    expect(
      (await call(updateProfile, { token: approved.token!, body: { orgName: "Tr\u0443st" } }))
        .status,
    ).toBe(400);
    expect(
      (
        await call(updateProfile, {
          token: approved.token!,
          body: { orgName: "0kavango Reading Rooms" },
        })
      ).status,
    ).toBe(400);
    expect(
      (
        await call(completeProfile, {
          token: incomplete.token!,
          body: profile("0kavango Reading Rooms"),
        })
      ).body.issues,
    ).toMatchObject([{ path: "orgName" }]);
  });

  test("a campaign is not called like another organisation in disguise; its own name it may have", async () => {
    const { owner } = await makeNgo({ name: "Reading Corner" });
    const input = (title: string) =>
      campaignPatch.parse({
        title,
        description: "d",
        fundingGoal: "100",
        cause: "Other",
        country: "KE",
      });
    await expect(
      createCampaign(await actorOf(owner), input("0kavango Reading Rooms"), {} as never),
    ).rejects.toMatchObject({ key: "lookAlikeName" });
  });

  test("the same name plainly spelt is the administrator's to judge: the review says whom it looks like", async () => {
    const admin = await actorOf(await makeAdmin());
    const same = await makeNgo({ name: "okavango reading-rooms", status: "pending" });
    expect((await consoleNgo(admin, same.ngo.id)).looksLike).toEqual(["Okavango Reading Rooms"]);
    const known = await makeNgo({ name: "UNICEF Botswana Official", status: "pending" });
    expect((await consoleNgo(admin, known.ngo.id)).looksLike).toEqual(["UNICEF"]);
    const honest = await makeNgo({ name: "Thamaga Weavers", status: "pending" });
    expect((await consoleNgo(admin, honest.ngo.id)).looksLike).toEqual([]);
    const renamed = await makeNgo({
      name: "Quiet Name",
      pendingName: "Médecins sans frontieres Maun",
    });
    expect((await consoleNgo(admin, renamed.ngo.id)).looksLike).toEqual([
      "Médecins Sans Frontières",
    ]);
  });

  test("a new name of a verified organisation counts from then on, its old one no longer", async () => {
    const { ngo } = await makeNgo({ name: "Old Baobab House" });
    expect(await lookAlikes("OLD BA0BAB HOUSE", null)).toEqual([
      { name: "Old Baobab House", disguised: true },
    ]);
    expect(await lookAlikes("old baobab house", ngo.id)).toEqual([]);
    await db.ngo.update({ where: { id: ngo.id }, data: { name: "New Marula House" } });
    expect(await lookAlikes("OLD BA0BAB HOUSE", null)).toEqual([]);
    expect(await lookAlikes("new marula house", null)).toEqual([
      { name: "New Marula House", disguised: false },
    ]);
  });

  test("names of African languages are nobody's disguise", async () => {
    for (const name of [
      "Ẹgbẹ́ Ọmọ Odùduwà",
      "Ƙungiyar Ɗalibai",
      "Ŋutsuwo Ƒe Habɔbɔ",
      "የኢትዮጵያ ልጆች",
      "جمعية الماء",
      "ߒߞߏ ߞߊ߬ߙߊ߲",
      "ⵜⵉⵏⴰⵔⵉⵡⵉⵏ",
      "𞤆𞤵𞤤𞤢𞤪 𞤀𞤣𞤤𞤢𞤥",
      "Hulp vir Môre",
      "École de l’Été",
      "Associação Pão",
      "Umoja wa Wanawake",
    ]) {
      const answer = await signUp(name);
      expect([name, answer.status]).toEqual([name, 201]);
    }
  });
  test("the organisation that was there first is still itself", async () =>
    expect(await db.ngo.count({ where: { id: verified, nameSkeleton: { not: null } } })).toBe(1));
});
