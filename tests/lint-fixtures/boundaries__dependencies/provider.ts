// as lib/donations/bad.ts: Only lib/payments speaks to the provider
export { default } from "stripe";
