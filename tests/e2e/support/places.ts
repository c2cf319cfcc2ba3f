import { expect, type APIRequestContext } from "@playwright/test";

/**
 * Demo campaigns that tests read, by slug. The newest campaigns are not suitable: other tests create, rename, pause and
 * delete them. No test may change these campaigns, or the organisation of the first, Mangochi Mothers’ Health; a test
 * changes only what it created (ngos.ts).
 */
export const demo = {
  ongoing: "night-clinic-mangochi",
  paused: "peace-circles",
  completed: "kospir-clinic",
} as const;

type DemoCampaign = {
  id: string;
  campaignSlug: string;
  title: string;
  cause: string;
  ngoId: string;
};

/** A campaign of the demo data as the API returns it. */
export async function demoCampaign(
  request: APIRequestContext,
  slug: string = demo.ongoing,
): Promise<DemoCampaign> {
  const answer = await request.get(`/api/v1/campaigns/${slug}`);
  expect(answer.status(), `${slug} in the demo data`).toBe(200);
  return (await answer.json()).data.campaign as DemoCampaign;
}

/** Addresses of the demo data that tests of every page visit. */
export async function demoPlaces(request: APIRequestContext) {
  const { ongoing, paused, completed } = demo;
  const { ngoId: ngo } = await demoCampaign(request);
  const bare = [
    "/",
    "/campaigns",
    "/campaigns?search=zzzz-nothing",
    `/campaigns/${ongoing}`,
    `/campaigns/${paused}`,
    `/campaigns/${completed}`,
    `/campaigns/${ongoing}/donate`,
    `/campaigns/${ongoing}/payment/success`,
    `/campaigns/${ongoing}/embed`,
    `/campaigns/${ongoing}/embed/card`,
    `/campaigns/${ongoing}/embed/button`,
    `/campaigns/${ongoing}/embed/thermometer`,
    `/campaigns/${ongoing}/embed/form`,
    `/campaigns/${ongoing}/embed/form?theme=dark`,
    `/campaigns/${ongoing}/words`,
    `/campaigns/${ongoing}/volunteer`,
    `/campaigns/loima-pumps/volunteer`,
    `/campaigns/${ongoing}/updates`,
    `/campaigns/${ongoing}/with`,
    "/campaigns/loima-pumps/with",
    "/campaigns/loima-pumps/with/ekai-lokwang",
    "/campaigns/loima-pumps/with/ekai-lokwang/report",
    "/campaigns/loima-pumps/updates/2",
    "/campaigns/maths-teachers-kita",
    "/frontline-fund",
    "/frontline-fund/donate",
    "/frontline-fund/payment/success",
    "/contact",
    "/privacy",
    "/ayc",
    "/ngos",
    `/ngo-campaigns/${ngo}`,
    `/ngo-campaigns/${ngo}/record`,
    `/ngo-campaigns/${ngo}/concern`,
    `/ngo-campaigns/${ngo}/concern?sent=1`,
    "/campaigns/net-shed-keta",
    "/campaigns/net-shed-keta/donate",
    "/campaigns/net-shed-keta/embed",
    "/login",
    "/signup",
    "/reset-password",
    "/gifts",
    "/no-such-page",
  ];
  return {
    ongoing,
    paused,
    completed,
    bare,
    english: ["/developers", "/admin/login"],
  };
}

/** Pages for signed-in people, by the email address of a demo account. */
export const signedIn: Record<string, string[]> = {
  "ngo@harambee.example": [
    "/dashboard",
    "/dashboard?tab=profile",
    "/dashboard?tab=campaigns",
    "/dashboard?tab=donors",
    "/dashboard?tab=donations",
    "/dashboard?tab=donors&search=zzzz-nobody",
    "/dashboard/volunteers",
    "/dashboard/recorded-gifts",
    "/dashboard/supporters",
    "/dashboard/campaigns/new",
    "/dashboard/updates/loima-pumps",
    "/dashboard/updates/loima-pumps/new",
    "/dashboard/updates/loima-pumps/2",
    "/dashboard/updates/loima-pumps/2/edit",
    "/account/security",
    "/account/confirm",
  ],
  "pending@harambee.example": ["/home"],
  "rejected@harambee.example": ["/verification-rejected", "/registration"],
  "admin@harambee.example": [
    "/admin/dashboard",
    "/admin/matches",
    "/admin/dashboard?tab=verified",
    "/admin/dashboard?tab=campaigns",
    "/admin/outbox",
    "/admin/pledges",
    "/admin/gifts",
    "/admin/gifts/new",
    "/admin/payouts",
    "/admin/messages",
    "/admin/volunteers",
    "/admin/supporters",
    "/admin/updates",
    "/admin/reports",
    "/admin/concerns",
    "/admin/audit",
    "/admin/jobs",
    "/admin/ledger",
    "/admin/administrators",
    "/account/security",
    "/account/confirm",
  ],
};
