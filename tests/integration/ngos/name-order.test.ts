import { afterAll, expect, test } from "vitest";
import { db } from "@/lib/db";
import { consoleNgos } from "@/lib/ngos/console-list";
import { consoleCampaigns } from "@/lib/campaigns/console-queries";
import { listPublicCampaigns } from "@/lib/campaigns/list-queries";
import { contactMessages } from "@/lib/contact/queries";
import { allNames } from "@/lib/donations/all-names";
import { donationCampaigns } from "@/lib/donations/queries";
import { donorTags } from "@/lib/donor-notes/queries";
import { newId } from "@/lib/ids";
import { directory } from "@/lib/ngos/public-queries";
import { consoleCalls } from "@/lib/volunteers/console-queries";
import {
  actorOf,
  makeAdmin,
  makeCampaign,
  makeNgo,
  ngoActorOf,
  randomText,
} from "@/tests/support/factories";
import { makeCall } from "@/tests/support/volunteers";

afterAll(() => db.$disconnect());

test("[I18N-012] names stand as people order them: an accent beside its letter, a capital beside its small one", async () => {
  const word = randomText(8);
  const sorted = ["eagle", "École", "Ẹgbẹ", "Elan", "iThemba", "Union", "Zawadi", "zulu"].map(
    (name) => `${name} ${word}`,
  );
  for (const name of [...sorted].reverse()) await makeNgo({ name });
  const { ngos } = await directory(word, 1, "en");
  expect(ngos.map((ngo) => ngo.name)).toEqual(sorted);
  const listed = async (sort: "name" | "nameDown") =>
    (
      await consoleNgos(await actorOf(await makeAdmin()), {
        search: word,
        sort,
        verified: false,
        page: 1,
        limit: 20,
      })
    ).ngos.map((ngo) => ngo.name);
  expect(await listed("name")).toEqual(sorted);
  expect(await listed("nameDown")).toEqual([...sorted].reverse());
});

/** By code points, the "i" of "iThemba" would sort after capitals, and "É" after "Z". */
const names = ["Eagle", "Élan", "Ilanga", "iThemba", "Zawadi"];

test("so do titles, messages, calls for volunteers, tags and people of one address", async () => {
  const word = randomText(8);
  const shown = names.map((name) => `${name} ${word}`);
  const { ngo, owner } = await makeNgo({ name: `Order ${word}` });
  for (const title of shown.toReversed()) {
    await makeCampaign(ngo.id, { title });
    await makeCall((await makeCampaign((await makeNgo({ name: title })).ngo.id)).id, {
      role: word,
    });
    await db.contactMessage.create({
      data: {
        ...{ id: newId("message"), name: title, email: "a@test.example" },
        ...{ subject: word, message: word },
      },
    });
    await db.donorTag.create({ data: { id: newId("donorTag"), ngoId: ngo.id, name: title } });
  }
  const admin = await actorOf(await makeAdmin());
  const member = await ngoActorOf(owner);
  const page = { search: word, page: 1, limit: 20 };
  const own = `Order ${word}`;
  const titles = (all: { title: string }[]) => all.map(({ title }) => title);
  expect(titles((await listPublicCampaigns({ ...page, sort: "title" })).campaigns)).toEqual(shown);
  expect(
    titles((await consoleCampaigns(admin, { ...page, search: own, sort: "title" })).campaigns),
  ).toEqual(shown);
  expect(titles(await donationCampaigns(member))).toEqual(shown);
  expect(
    (await contactMessages(admin, { ...page, sort: "name" })).messages.map(({ name }) => name),
  ).toEqual(shown);
  expect((await consoleCalls(admin, { ...page, sort: "ngo" })).calls.map((c) => c.ngo)).toEqual(
    shown,
  );
  expect((await donorTags(member)).map(({ name }) => name)).toEqual(shown);
  expect(allNames("Eagle", ["Zawadi", "iThemba", "Élan", "Eagle"])).toBe(
    "Eagle & Élan & iThemba …",
  );
});
