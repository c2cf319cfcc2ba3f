// as app/bad.ts: Only lib/payments speaks to the provider
export { default } from "stripe";
