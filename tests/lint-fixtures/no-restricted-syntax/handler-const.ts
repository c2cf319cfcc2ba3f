// as app/(app)/admin/notes/[id]/route.ts: made by handler()
export const POST = async () => new Response("notes");
