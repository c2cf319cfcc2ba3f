// as components/ngos/bad.ts: Unexpected use of comma operator
export const both = (a: () => void, b: () => number) => (a(), b());
