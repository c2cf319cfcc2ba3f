// as scripts/x.mjs:
export const a = (t) => t.replace(/-+$/, "");
