// as lib/users/bad.ts: Only lib/env.ts reads process.env
export const port = process.env.PORT;
