// as lib/users/bad.ts: Extend SharedError
export class Gone extends Error {}
