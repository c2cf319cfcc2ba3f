// as lib/donors/bad.ts: lib/donors may not import lib/payouts
export { isoDay } from "@/lib/payouts/rules";
