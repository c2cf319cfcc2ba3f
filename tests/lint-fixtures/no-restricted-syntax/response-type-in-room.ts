// as lib/donors/bad.ts: A noun gives data
export type Made = { answer: Response };
