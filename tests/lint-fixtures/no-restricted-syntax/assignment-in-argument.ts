// as lib/ngos/bad.ts: An assignment is a statement of its own
let last = 0;
export const note = (take: (n: number) => void, n: number) => take((last = n));
export const noted = () => last;
