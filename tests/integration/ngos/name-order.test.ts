import { afterAll, expect, test } from "vitest";
import { db } from "@/lib/db";
import { consoleNgos } from "@/lib/ngos/console-list";
import { directory } from "@/lib/ngos/public-queries";
import { actorOf, makeAdmin, makeNgo, randomText } from "@/tests/support/factories";

afterAll(() => db.$disconnect());

test("names stand as people order them: an accent beside its letter, a capital beside its small one", async () => {
  const word = randomText(8);
  const sorted = ["eagle", "École", "Ẹgbẹ", "Elan", "Union", "zulu"].map(
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
