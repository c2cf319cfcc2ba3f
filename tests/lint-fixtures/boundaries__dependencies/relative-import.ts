// as lib/users/bad.ts: lib/users may not import lib/ngos
export { ngoShape } from "../ngos/api-schema";
