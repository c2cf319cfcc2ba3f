import type { NgoActor } from "@/lib/auth/actor";
import type { SearchParams } from "@/lib/listing/address";

/** What each tab gets: the guarded actor, the address's parameters, the moment the page is drawn for. */
export type PartProps = { actor: NgoActor; params: SearchParams; at: Date };
