// as app/x.ts:
export const a = (t) => t.replace(/-+$/, "");
