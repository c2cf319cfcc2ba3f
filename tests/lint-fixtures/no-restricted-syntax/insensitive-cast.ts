// as app/bad.ts: is ILIKE
export const where = { email: { equals: "a", mode: "insensitive" as const } };
