import type { PayoutBlock } from "@/lib/payouts/rules";

/** Where an organisation mends what holds its payouts; nothing for what it can only wait for. Browser-safe. */
const links = {
  no_bank_details: { href: "/dashboard?tab=profile#bank", label: "addBank" },
  email_unconfirmed: { href: "/account/security#address", label: "confirmEmail" },
  verification_expired: { href: "/dashboard?tab=profile#verification", label: "renew" },
  suspended: { href: "/contact", label: "write" },
  suspense: { href: "/contact", label: "write" },
} as const satisfies Partial<Record<PayoutBlock, { href: string; label: string }>>;

export const holdLink = (block: PayoutBlock) =>
  block in links ? links[block as keyof typeof links] : null;
