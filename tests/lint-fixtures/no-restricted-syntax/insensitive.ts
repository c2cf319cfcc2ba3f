// as lib/users/bad.ts: is ILIKE
export const where = { email: { equals: "a", mode: "insensitive" } };
