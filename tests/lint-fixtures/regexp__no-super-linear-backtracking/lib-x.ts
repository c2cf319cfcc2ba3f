// as lib/x.ts:
export const a = (t) => /^(?:a|ab)*(?:b*)*$/.test(t);
