// as components/ngos/bad.tsx: components may not import app
export { default } from "@/app/robots";
