// as app/notes/route.ts: made by handler()
const answer = async () => new Response("notes");
export { answer as GET };
