// Defines what "production" means and where the server listens, for the start script, the server and the application
// (lib/env.ts).

/**
 * @param {Record<string, string | undefined>} env Vercel's production environment counts as production unless told
 * otherwise
 */
export const isProduction = (env) =>
  env.APP_MODE === "production" || (!env.APP_MODE && env.VERCEL_ENV === "production");

/**
 * The address to listen on. The demo has published passwords, so it is for this machine alone unless HOST says
 * otherwise.
 * @param {Record<string, string | undefined>} env
 */
export const listenAddress = (env) => env.HOST || (isProduction(env) ? "0.0.0.0" : "127.0.0.1");

/**
 * Whether a demo answers to a Host header: this machine's names, any numeric address, and the names in APP_URL and
 * HOST. Any other name that resolves here belongs to somebody who pointed it at us (DNS rebinding).
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
