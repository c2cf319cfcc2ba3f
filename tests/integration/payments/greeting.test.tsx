// @vitest-environment node
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, expect, test } from "vitest";
import { VerifyPayment } from "@/components/donations/verify-payment";
import { db } from "@/lib/db";
import { thankYou } from "@/lib/checkout/thank-you";
import { withoutIsolates } from "@/lib/i18n/isolate";
import { locales } from "@/lib/i18n/locales";
import { messagesOf } from "@/lib/i18n/translator";
import { verifySession } from "@/lib/checkout/verify";
import {
  makeCampaign,
  makeDonationRow,
  makeNgo,
  randomText,
  visitor,
} from "@/tests/support/factories";

afterAll(() => db.$disconnect());

async function paidBy(donorName: string, fields: Record<string, unknown> = {}) {
  const { ngo } = await makeNgo({ name: "Maji" });
  const sessionId = `cs_test_${randomText(12)}`;
  await makeDonationRow(await makeCampaign(ngo.id), { donorName, sessionId, ...fields });
  const result = await verifySession(visitor, { sessionId });
  if (result.state !== "paid") throw new Error(result.state);
  return result;
}

test.each([
  "Amina Yusuf",
  "Dr. Amina Yusuf",
  "The Rotary Club of Nairobi",
  "Maria da Conceição dos Santos Pereira Silva",
  "محمد أحمد",
])("the thank-you page greets %s by the whole name (OP-142)", async (name) => {
  expect((await paidBy(name)).donorName).toBe(name);
});

test.each(["Win now at evil.example", "Call 0712 345 678"])(
  "and with none where a name may not be printed: %s",
  async (name) => expect((await paidBy(name)).donorName).toBeNull(),
);

test("an address that is opened later gives neither link nor name", async () => {
  const day = 86_400_000;
  const old = new Date(Date.now() - 400 * day);
  const result = await paidBy("Amina Yusuf", { createdAt: old, settledAt: old });
  expect(result).toMatchObject({ token: null, donorName: null });
});

test.each(locales)("the sentence in %s, with a name and without", async (locale) => {
  const { donationId } = await paidBy("Amina Yusuf");
  const page = async (name: string | null) => {
    const view = await thankYou(donationId, locale);
    const hrefs = { campaignHref: "/c", donateHref: "/d", giftHref: null };
    const words = messagesOf(locale, "success");
    const links = { campaigns: "/c", campaign: "/c/x", donate: "/d", contact: "/contact" };
    const result = { state: "paid", name, monthly: false, ...hrefs, view } as const;
    const html = renderToStaticMarkup(
      <VerifyPayment check={null} result={result} labels={words} links={links} />,
    );
    return withoutIsolates(html.replace(/<[^>]*>/g, ""));
  };
  expect(await page("Amina Yusuf")).toMatch(/[,،] Amina Yusuf\. /);
  expect(await page("Amina Jr.")).toMatch(/[,،] Amina Jr\. \S/);
  const plain = await page(null);
  expect(plain).not.toMatch(/null|\{name\}|[,،] *\./);
  expect(plain).toContain(messagesOf(locale, "success").paidTextPlain.split(".")[0]!);
});
