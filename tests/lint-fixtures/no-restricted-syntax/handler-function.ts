// as app/notes/route.ts: made by handler()
export async function GET(): Promise<string> {
  return "notes";
}
