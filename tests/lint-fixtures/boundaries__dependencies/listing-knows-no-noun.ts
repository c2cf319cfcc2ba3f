// as lib/listing/bad.ts: lib/listing may not import lib/donations
export { shownStatus } from "@/lib/donations/ngo-rows";
