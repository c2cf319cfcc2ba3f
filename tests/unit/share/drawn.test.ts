import { expect, test, vi } from "vitest";
import { drawn } from "@/app/share/[locale]/[kind]/[file]/_drawn";

vi.mock("@/lib/share/picture", () => ({ drawShare: async () => Buffer.from("png") }));

test("a picture that was drawn before says so", async () => {
  const picture = { title: "Four wells", seed: "four-wells", direction: "ltr" as const };
  expect(await drawn(picture, 1200)).toMatchObject({ wasStored: false });
  expect(await drawn(picture, 1200)).toMatchObject({ wasStored: true });
  expect(await drawn(picture, 600)).toMatchObject({ wasStored: false });
});
