// as lib/x.ts:
export const a = (t) => t.replace(/-+$/, "");
