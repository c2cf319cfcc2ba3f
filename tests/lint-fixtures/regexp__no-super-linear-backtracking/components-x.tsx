// as components/x.tsx:
export const a = (t) => /^(?:a|ab)*(?:b*)*$/.test(t);
