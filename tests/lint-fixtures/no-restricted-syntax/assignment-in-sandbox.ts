// as sandbox/core/bad.ts: An assignment is a statement of its own
let ids: string[] | undefined;
export const add = (id: string) => (ids ??= []).push(id);
