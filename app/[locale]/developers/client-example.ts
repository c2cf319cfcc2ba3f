/** The client in use. tests/unit/client/example.test.ts checks it against the client's types. */
export const clientSnippet = (
  baseUrl: string,
): string => `import { ApiClient } from "@harambee/client";

const harambee = new ApiClient({
  baseUrl: "${baseUrl}",
  key: process.env.HARAMBEE_KEY, // hrb_test_…
});

const query = { from: "2026-01-01", expand: ["campaign" as const] };
for await (const donation of harambee.each("/donations", { query }))
  console.log(donation.ref, donation.amount, donation.campaign?.title);

const { campaign } = await harambee.post("/campaigns", {
  form: {
    title: "A pump for Loima",
    description: "Hand pumps stand broken for want of parts.",
    fundingGoal: 2400,
    cause: "Clean Water & Sanitation",
    country: "KE",
    status: "draft",
  },
});
console.log(campaign.id);
`;
