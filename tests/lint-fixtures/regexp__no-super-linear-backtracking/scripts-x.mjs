// as scripts/x.mjs:
export const a = (t) => /^(?:a|ab)*(?:b*)*$/.test(t);
