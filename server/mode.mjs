// What "production" means and where the server listens: one answer for the start, the server and the application (lib/env.ts).

/** @param {Record<string, string | undefined>} env whoever says nothing else on Vercel's production is in production mode */
export const isProduction = (env) =>
  env.APP_MODE === "production" || (!env.APP_MODE && env.VERCEL_ENV === "production");

/**
 * The address to listen on. The demo has published passwords: it is for this machine alone unless HOST says otherwise.
 * @param {Record<string, string | undefined>} env
 */
export const listenAddress = (env) => env.HOST || (isProduction(env) ? "0.0.0.0" : "127.0.0.1");

/**
 * Whether a demo answers to a Host header: this machine's names, any address in numbers, APP_URL's and HOST's name. Another
 * name that leads here belongs to somebody who points it at us (DNS rebinding).
 * @param {string | undefined} host
 * @param {Record<string, string | undefined>} env
 */
export function isOwnHost(host, env) {
  if (isProduction(env)) return true;
  if (!host || host.length > 260 || !URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  const numbers = /^[0-9.]+$/.test(hostname) || hostname.startsWith("[");
  if (numbers || hostname === "localhost" || hostname.endsWith(".localhost")) return true;
  const named = [
    env.HOST,
    env.APP_URL && URL.canParse(env.APP_URL) ? new URL(env.APP_URL).hostname : undefined,
  ];
  return named.some((name) => name?.toLowerCase() === hostname);
}
