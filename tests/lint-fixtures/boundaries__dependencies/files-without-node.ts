// as app/bad.ts: touch files and blob stores
export { readFileSync } from "fs";
