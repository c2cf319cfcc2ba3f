import { db } from "@/lib/db";
import { env } from "@/lib/env";
import type { GiveInput } from "@/lib/checkout/form-schemas";
import { randomEmail } from "@/tests/support/factories";
import { startSandbox } from "@/tests/support/sandbox";
import { openWebhookEndpoint } from "@/tests/support/webhook-endpoint";

/** The donation form's input to the verb; by default a PayPal pledge of $5. */
export const typedDonation = (campaign: string, more: Partial<GiveInput> = {}): GiveInput => ({
  campaign,
  amountCents: 5_00,
  donorName: "Test Donor",
  donorEmail: randomEmail("giving"),
  method: "paypal",
  frequency: "once",
  message: null,
  showName: false,
  shareWithNgo: true,
  dedication: null,
  clientKey: null,
  ...more,
});

/** The payment sandbox, delivering to this process's payment endpoints. */
export async function openPayments() {
  const endpoint = await openWebhookEndpoint();
  const sandbox = await startSandbox({
    webhookUrl: endpoint.webhookUrl,
    webhookSecret: env.SANDBOX_WEBHOOK_SECRET!,
  });
  Object.assign(env, { STRIPE_SANDBOX_URL: sandbox.url });
  return {
    endpoint,
    sandbox,
    async close() {
      await sandbox.stop();
      await endpoint.close();
      await db.$disconnect();
    },
  };
}
