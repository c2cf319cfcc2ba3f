import { env } from "@/lib/env";

type Handler = (
  request: Request,
  context: { params: Promise<Record<string, string>> },
) => Promise<Response>;
type Sent = {
  method?: string;
  params?: Record<string, string>;
  query?: string;
  body?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
  cookie?: string;
  token?: string;
};
export type Answer = {
  status: number;
  headers: Headers;
  cookies: string[];
  body: {
    success: boolean;
    error?: string;
    code?: string;
    issues?: { path: string; message: string }[];
    message?: string;
    data: Record<string, never> & Record<string, unknown>;
  };
};

/** Calls a REST endpoint as a client would: JSON or a form, with a cookie or a token, from this site by default. */
export async function call(handler: unknown, sent: Sent = {}): Promise<Answer> {
  const method =
    sent.method ?? (sent.body === undefined && sent.form === undefined ? "GET" : "POST");
  const headers = new Headers({
    "x-forwarded-for": `198.51.100.${Math.floor(Math.random() * 250)}`,
    origin: env.appOrigin,
    ...sent.headers,
  });
  if (sent.body !== undefined)
    headers.set("content-type", headers.get("content-type") ?? "application/json");
  if (sent.cookie) headers.set("cookie", sent.cookie);
  if (sent.token) headers.set("authorization", `Bearer ${sent.token}`);
  for (const [name, value] of [...headers]) if (value === "") headers.delete(name);
  const body = sent.form ?? (sent.body === undefined ? undefined : JSON.stringify(sent.body));
  const request = new Request(`${env.appOrigin}/api/v1/x${sent.query ?? ""}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
  });
  const answer = await (handler as Handler)(request, {
    params: Promise.resolve(sent.params ?? {}),
  });
  return {
    status: answer.status,
    headers: answer.headers,
    cookies: answer.headers.getSetCookie(),
    body: (await answer.json()) as Answer["body"],
  };
}

/** The session cookie from a response's Set-Cookie, as a browser would send it back. */
export const sessionOf = (answer: { cookies: string[] }): string =>
  answer.cookies.find((c) => c.includes("next-auth.session-token"))?.split(";")[0] ?? "";
