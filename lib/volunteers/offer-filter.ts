import { choice } from "@/lib/listing/address";
import { searchText } from "@/lib/text";
import { shownStatuses } from "@/lib/volunteers/rules";
import type { OfferFilter } from "@/lib/volunteers/queries";

/** The filter of offers in an address. Unknown values are ignored; another organisation's call finds nothing. */
export const offerFilter = (params: Record<string, string>): OfferFilter => ({
  status: choice(shownStatuses, params["status"] ?? "") ?? "",
  call: searchText(params["call"], 64),
});
