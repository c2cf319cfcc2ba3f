// as lib/ngos/bad.ts: know nothing of HTTP
export { redirect } from "next/navigation";
