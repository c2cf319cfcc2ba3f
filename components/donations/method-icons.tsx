import {
  Bitcoin,
  ChartNoAxesCombined,
  CreditCard,
  HandHeart,
  Landmark,
  Smartphone,
  Wallet,
  WalletCards,
} from "lucide-react";
import type { DonationMethod } from "@/lib/donations/rules";

const icons: Record<DonationMethod, typeof CreditCard> = {
  card: CreditCard,
  bank_transfer: Landmark,
  google_pay: WalletCards,
  crypto: Bitcoin,
  stocks: ChartNoAxesCombined,
  daf: HandHeart,
  paypal: Wallet,
  venmo: Smartphone,
};

/** Rendered on the server, so that the icons need no JavaScript. */
export function methodIcon(method: DonationMethod): React.ReactNode {
  const Icon = icons[method];
  return <Icon className="size-5 shrink-0" aria-hidden="true" />;
}
