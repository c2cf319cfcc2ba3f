import { isoDay } from "@/lib/money/money";
import { ngoDonors } from "@/lib/donations/ngo-donor-queries";
import { param, pageOf } from "@/lib/listing/address";
import { DonorsTab } from "@/components/dashboard/donors-tab";
import type { PartProps } from "./part";

export async function DonorsPart({ actor, params, at }: PartProps) {
  const search = param(params, "search");
  const result = await ngoDonors(actor, { search, page: pageOf(params) });
  return <DonorsTab locale={actor.locale} search={search} today={isoDay(at)} result={result} />;
}
