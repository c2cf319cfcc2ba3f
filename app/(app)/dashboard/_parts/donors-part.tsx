import { isoDay } from "@/lib/format";
import { ngoDonors } from "@/lib/donations/ngo-donor-queries";
import { donorTags } from "@/lib/donor-notes/queries";
import { param, pageOf } from "@/lib/listing/address";
import { DonorsTab } from "@/components/dashboard/donors-tab";
import type { PartProps } from "./part";

export async function DonorsPart({ actor, params, at }: PartProps) {
  const search = param(params, "search");
  const tags = await donorTags(actor);
  // a tag that is not the organisation's own is ignored
  const tag = tags.find(({ id }) => id === param(params, "tag"))?.id ?? "";
  const result = await ngoDonors(actor, { search, tag, page: pageOf(params) });
  return (
    <DonorsTab
      locale={actor.locale}
      search={search}
      tag={tag}
      tags={tags}
      today={isoDay(at)}
      result={result}
    />
  );
}
