// as components/forms/bad.tsx: components/forms may not import lib/campaigns
export { rules } from "@/lib/campaigns/rules";
