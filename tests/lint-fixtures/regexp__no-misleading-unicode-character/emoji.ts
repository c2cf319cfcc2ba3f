// as lib/x.ts:
export const a = /[👍🏽]/;
