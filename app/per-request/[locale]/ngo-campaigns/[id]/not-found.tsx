export { default } from "@/app/[locale]/ngo-campaigns/[id]/not-found";
