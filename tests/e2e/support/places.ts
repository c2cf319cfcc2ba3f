import { expect, type APIRequestContext } from "@playwright/test";

/** The organisation of a campaign of the demo data. */
async function ngoOf(request: APIRequestContext, slug: string): Promise<string> {
  const answer = await request.get(`/api/v1/campaigns/${slug}`);
  expect(answer.status(), `${slug} in the demo data`).toBe(200);
  return (await answer.json()).data.campaign.ngoId as string;
}

/** Addresses of the demo data that tests of every page visit. */
export async function demoPlaces(request: APIRequestContext) {
  // by name: other specs make campaigns and organisations meanwhile
  const [ongoing, paused, completed] = ["night-clinic-mangochi", "peace-circles", "kospir-clinic"];
  const ngo = await ngoOf(request, ongoing);
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
  const inLanguage = (prefix: string) => bare.map((path) => prefix + (path === "/" ? "" : path));
  return {
    ongoing,
    paused,
    completed,
    bare,
    afrikaans: inLanguage("/af"),
    french: inLanguage("/fr"),
    swahili: inLanguage("/sw"),
    portuguese: inLanguage("/pt"),
    arabic: inLanguage("/ar"),
    english: ["/developers", "/admin/login"],
  };
}

/** What signed-in people see, by the e-mail of a demo account. */
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
