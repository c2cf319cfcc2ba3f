// as server/bad.ts: Do not nest ternary expressions
export const size = (n: number) => (n > 9 ? "large" : n > 4 ? "middle" : "small");
