import { expect, type APIRequestContext } from "@playwright/test";

/** Addresses of the demo data that tests of every page visit. */
export async function demoPlaces(request: APIRequestContext) {
  const first = async (status: string): Promise<string> => {
    const answer = await (await request.get(`/api/v1/campaigns?status=${status}&limit=50`)).json();
    const found = answer.data.campaigns.find(
      (c: { campaignSlug: string; ngoName?: string }) =>
        c.campaignSlug !== "frontline-fund" && !/^(test|clean-water-for-ward)/.test(c.campaignSlug),
    );
    expect(found, `a ${status} campaign in the demo data`).toBeDefined();
    return found.campaignSlug as string;
  };
  const [ongoing, paused, completed] = [
    await first("ongoing"),
    await first("paused"),
    await first("completed"),
  ];
  const ngos = await (await request.get("/api/v1/ngos/all?limit=1")).json();
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
    "/frontline-fund",
    "/frontline-fund/donate",
    "/frontline-fund/payment/success",
    "/contact",
    "/privacy",
    "/ayc",
    "/ngos",
    `/ngo-campaigns/${ngos.data.ngos[0].id}`,
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
    "/dashboard/campaigns/new",
    "/account/security",
    "/account/confirm",
  ],
  "pending@harambee.example": ["/home"],
  "rejected@harambee.example": ["/verification-rejected", "/registration"],
  "admin@harambee.example": [
    "/admin/dashboard",
    "/admin/dashboard?tab=verified",
    "/admin/dashboard?tab=campaigns",
    "/admin/outbox",
    "/admin/pledges",
    "/admin/gifts",
    "/admin/gifts/new",
    "/admin/payouts",
    "/admin/messages",
    "/admin/audit",
    "/admin/jobs",
    "/admin/ledger",
    "/admin/administrators",
    "/account/security",
    "/account/confirm",
  ],
};
