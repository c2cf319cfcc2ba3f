// as components/ui/bad.tsx: components/ui may not import components
export { CampaignCard } from "@/components/campaigns/campaign-card";
