// as server/x.ts:
export const a = (t) => t.replace(/-+$/, "");
