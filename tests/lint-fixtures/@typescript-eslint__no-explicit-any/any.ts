// as lib/users/bad.ts: Unexpected any
export const a = (b: any) => String(b);
