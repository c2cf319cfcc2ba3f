// as components/x.tsx:
export const a = (t) => t.replace(/-+$/, "");
