// as lib/users/bad.ts: touch files and blob stores
export { readFile } from "node:fs/promises";
