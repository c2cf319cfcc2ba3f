// as lib/ngos/bad.ts: touch files and blob stores
export { put } from "@vercel/blob";
