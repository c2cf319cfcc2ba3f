// @vitest-environment jsdom
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Actor } from "@/lib/auth/actor";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import OwnUpdatePage from "@/app/(app)/dashboard/updates/[campaignId]/[number]/page";
import OwnUpdatesPage from "@/app/(app)/dashboard/updates/[campaignId]/page";
import ThanksPageOfDonation from "@/app/(app)/dashboard/thanks/[donationId]/page";
import PublishUpdatePage from "@/app/[locale]/publish-update/[token]/page";
import { publishByLink } from "@/lib/inbound/publish-by-link";
import { sendThanks } from "@/lib/thanks/send-thanks";
import { actorOf, makeDonationRow, visitor } from "@/tests/support/factories";
import { inboundEnv } from "@/tests/support/inbound";
import { inboundWorld } from "@/tests/support/inbound-world";
import { mailsTo } from "@/tests/support/mails";
import { show, words } from "@/tests/support/page";

vi.setConfig({ testTimeout: 120_000 });

const seen: { actor: Actor | null } = vi.hoisted(() => ({ actor: null }));
vi.mock("@/lib/http/page", () => ({
  guardDashboard: async () => seen.actor,
  titled: () => async () => ({ title: "" }),
}));
// these components wait for the request, which a page rendered here does not have
vi.mock("@/components/dashboard/dashboard-shell", () => ({
  DashboardShell: ({ children }: { children: React.ReactNode }) => <main>{children}</main>,
}));
vi.mock("@/components/forms/refused-form", () => ({ RefusedForm: () => null }));
vi.mock("next/navigation", () => ({
  notFound: () => {
    throw new Error("not found");
  },
  useRouter: () => ({ push: () => {}, back: () => {} }),
  usePathname: () => "/",
  useParams: () => ({ locale: "en" }),
}));
vi.mock("next/headers", () => ({
  headers: async () => new Headers(),
  cookies: async () => ({ get: () => undefined }),
}));

beforeEach(() => void Object.assign(env, inboundEnv));
afterEach(() => {
  for (const name of Object.keys(inboundEnv)) Object.assign(env, { [name]: undefined });
});
afterAll(() => db.$disconnect());

const button = (page: Document, text: string) =>
  [...page.querySelectorAll("main button, button")].find((one) => words(one) === text);

test("the page of updates shows the address, where mails come in, and which drafts came by mail", async () => {
  const w = await inboundWorld();
  seen.actor = await actorOf(w.owner);
  await w.deliver({ subject: "Proven" });
  await w.deliver({ subject: "Not proven", results: null });
  const of = { params: { campaignId: w.campaign.id } };
  const page = await show(OwnUpdatesPage, of);
  expect(words(page.querySelector(`a[href="mailto:${w.recipient}"]`))).toBe(w.recipient);
  expect(button(page, "Get a new address")).toBeDefined();
  const row = (title: string) =>
    words([...page.querySelectorAll("tr")].find((tr) => words(tr).includes(title)) ?? null);
  expect(row("Proven")).toContain("By email");
  expect(row("Proven")).not.toContain("Sender not confirmed");
  expect(row("Not proven")).toContain("Sender not confirmed");
  Object.assign(env, { INBOUND_DOMAIN: undefined });
  expect(words(await show(OwnUpdatesPage, of))).not.toContain("Report by email");
});

test("[IMP-056] a draft with an unverified sender has a warning above it, with the claimed sender", async () => {
  const w = await inboundWorld();
  seen.actor = await actorOf(w.owner);
  await w.deliver({ results: null, from: "Eve <eve@evil.example>" });
  const params = { campaignId: w.campaign.id, number: "1" };
  const page = await show(OwnUpdatePage, { params });
  expect(words(page)).toContain(
    "we could not confirm who sent it. The email says: eve@evil.example.",
  );
});

test("the link's page has one button that posts; a press later it leads to the update; a wrong one has none", async () => {
  const w = await inboundWorld();
  await w.deliver({ text: "They give <b>water</b>." });
  const [mail] = await mailsTo(w.owner.email);
  const token = /\/publish-update\/([\w.-]+)/.exec(mail!.text)![1]!;
  const page = await show(PublishUpdatePage, { params: { token } });
  const form = button(page, "Publish")?.closest("form");
  expect(form?.querySelector<HTMLInputElement>('[name="token"]')?.value).toBe(token);
  expect(words(page.querySelector("article"))).toContain("They give <b>water</b>.");
  await publishByLink(visitor, { token });
  const after = await show(PublishUpdatePage, { params: { token } });
  expect(button(after, "Publish")).toBeUndefined();
  expect(after.querySelector(`a[href="/campaigns/${w.campaign.slug}/updates/1"]`)).not.toBeNull();
  const wrong = await show(PublishUpdatePage, { params: { token: "x.y" }, locale: "fr" });
  expect(words(wrong)).toContain("Ce lien ne fonctionne plus");
  expect(button(wrong, "Publier")).toBeUndefined();
});

test("the page of a thank-you has its form once, and afterwards what was written", async () => {
  const w = await inboundWorld();
  const actor = await actorOf(w.owner);
  seen.actor = actor;
  const gift = await makeDonationRow(w.campaign, { donorName: "Eve", shareWithNgo: false });
  const of = { params: { donationId: gift.id } };
  const page = await show(ThanksPageOfDonation, of);
  const form = button(page, "Send")?.closest("form");
  expect(form?.querySelector('textarea[name="text"]')?.getAttribute("maxlength")).toBe("2000");
  expect(words(page)).toContain("a donor who did not share a name with you");
  expect(words(page)).not.toMatch(new RegExp(`Eve|${gift.donorEmail}`));
  await sendThanks(actor, { donationId: gift.id, text: "You run a pump." });
  const after = await show(ThanksPageOfDonation, of);
  expect(words(after)).toMatch(/You run a pump\.\s?Sent by/);
  expect(button(after, "Send")).toBeUndefined();
  const refunded = await makeDonationRow(w.campaign, { status: "refunded" });
  const none = await show(ThanksPageOfDonation, { params: { donationId: refunded.id } });
  expect(words(none)).toContain("This donor cannot be thanked by email");
  expect(button(none, "Send")).toBeUndefined();
});
