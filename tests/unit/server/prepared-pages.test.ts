import { expect, test, vi } from "vitest";
import type { Key } from "@/server/page-key";
import { prepare } from "@/server/prepared-pages";

test("pages are prepared in their order, one at a time, and only while there is time", async () => {
  let atOnce = 0;
  let isBusy = false;
  const asked: string[] = [];
  const cache = {
    prepare: async ({ key }: Key) => {
      expect([++atOnce, isBusy]).toEqual([1, false]);
      asked.push(key);
      await new Promise((resolve) => setTimeout(resolve, 5));
      atOnce--;
      if (key === "/campaigns/b") isBusy = true;
      if (key === "/campaigns/c") throw new Error("away");
      return key !== "/campaigns/a";
    },
  };
  const done = prepare(
    cache,
    ["/", "/campaigns/a", "/campaigns/b", "/campaigns/c", "/ngos", "/login"],
    () => !isBusy,
  );
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(asked).toEqual(["/", "/campaigns/a", "/campaigns/b"]);
  isBusy = false;
  const drawn = await done;
  expect(asked.slice(3, 5)).toEqual(["/campaigns/c", "/ngos"]);
  expect(drawn).toBe(asked.length - 2);
});
