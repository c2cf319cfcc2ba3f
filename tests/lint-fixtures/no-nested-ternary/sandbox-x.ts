// as sandbox/bad.ts: Do not nest ternary expressions
export const size = (n: number) => (n > 9 ? "many" : n > 1 ? "some" : "few");
