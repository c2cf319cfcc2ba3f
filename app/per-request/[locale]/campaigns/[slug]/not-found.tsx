export { default } from "@/app/[locale]/campaigns/[slug]/not-found";
