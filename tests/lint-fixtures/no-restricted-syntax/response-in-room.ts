// as lib/users/bad.ts: A noun gives data
export const leave = (location: string) =>
  new Response(null, { status: 303, headers: { location } });
