import type { NgoActor } from "@/lib/auth/actor";
import type { SearchParams } from "@/lib/listing/address";

/** What each tab gets: the checked actor, the address's parameters, and the time the page is rendered for. */
export type PartProps = { actor: NgoActor; params: SearchParams; at: Date };
