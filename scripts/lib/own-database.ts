import { existsSync, readFileSync } from "node:fs";
import { isProduction } from "../../server/mode.mjs";

/**
 * Opens the database that a command works on: DATABASE_URL, else the one in DATA_DIR, whether or not a start runs beside
 * the command; without one it is started for the duration. Reads .env first, and outside production the secrets that
 * are stored beside the data. Call it before anything that reads the environment is imported.
 * @returns stops the database where this started it
 * @throws Error, in words for the operator, when there is no database or its password is missing
 */
export async function openOwnDatabase(): Promise<() => Promise<void>> {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const folder = process.env["DATA_DIR"] ?? ".data";
  const secrets = existsSync(`${folder}/secrets.json`)
    ? (JSON.parse(readFileSync(`${folder}/secrets.json`, "utf8")) as Record<string, string>)
    : {};
  let stop = async (): Promise<void> => {};
  if (!process.env["DATABASE_URL"]) {
    if (!existsSync(`${folder}/postgres`) && !existsSync(`${folder}/postgres-place`))
      throw new Error(
        `There is no database in ${folder}: start the project once, or set DATA_DIR or DATABASE_URL.`,
      );
    const password = secrets["POSTGRES_PASSWORD"];
    if (!password)
      throw new Error(
        `The password of the database in ${folder} is not there: ${folder}/secrets.json is missing.`,
      );
    const { startPostgres } = await import("./postgres.mjs");
    const database = await startPostgres(folder, password);
    process.env["DATABASE_URL"] = database.url;
    stop = () => database.stop();
  }
  if (!isProduction(process.env))
    for (const name of ["AUTH_SECRET", "LINK_SECRET", "DATA_ENCRYPTION_KEY"])
      if (secrets[name]) process.env[name] ??= secrets[name];
  return stop;
}
