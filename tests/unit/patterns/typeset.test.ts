import { expect, test } from "vitest";
import { typeFor } from "@/lib/patterns/typeset";

/** How many letters are drawn. */
const drawn = async (text: string) => {
  const type = await typeFor(text, "display");
  return type.outline(text, 40, 0, 0, "#000").split("<path").length - 1;
};

test.each([
  ["ƙasa", "kasa"],
  ["ƴan ŵanja ǧinn ṋoṱo ḓivha", "yan wanja ginn noto divha"],
  ["₦5,000,000", "N5,000,000"],
  ["GH₵ 200", "GHC 200"],
  ["Pump™", "Pump(TM)"],
  ["Вода", "Voda"],
  ["ⵜⴰⵎⴰⵣⵉⵖⵜ", "tamaziɣt"],
  ["水", "Shui"],
])("[RI-7] of %s no letter vanishes from a share picture", async (text, written) => {
  expect(await drawn(text)).toBe(await drawn(written));
});

test.each(["مياه نظيفة", "ውሃ", "ߒߞߏ", "𞤆𞤵𞤤𞤢𞤪", "ꕙꔤ"])(
  "[RI-7] %s is drawn in its own letters",
  async (text) => {
    expect(await drawn(text)).toBeGreaterThanOrEqual(
      Array.from(text.replace(/[\s\p{M}]/gu, "")).length - 1,
    );
  },
);
