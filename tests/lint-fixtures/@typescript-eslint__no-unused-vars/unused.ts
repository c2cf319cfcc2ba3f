// as lib/users/bad.ts: never used
const a = 1;
