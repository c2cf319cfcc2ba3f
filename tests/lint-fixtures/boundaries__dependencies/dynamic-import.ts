// as lib/users/bad.ts: lib/users may not import lib/ngos
export const load = () => import("@/lib/ngos/api-schema");
