import { ApiError, invalid } from "./errors";
import type { Params } from "./form";

/** Zod issues as the provider's errors: parameters arrive as strings, and a refusal uses the provider's wording. */

type Path = PropertyKey[];
const named = (path: Path): string =>
  path.map((part, i) => (i === 0 ? String(part) : `[${String(part)}]`)).join("");

type Issue = {
  code: string;
  path: Path;
  message: string;
  keys?: string[];
  values?: unknown[];
  params?: { code?: string; message?: (name: string) => string };
  errors?: Issue[][];
};

function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, part) =>
      inner !== null && typeof inner === "object" && Object.hasOwn(inner, part)
        ? (inner as Record<PropertyKey, unknown>)[part]
        : undefined,
    value,
  );
}

export function refusal(issue: Issue, params: Params, before: Path = []): ApiError {
  const path = [...before, ...issue.path];
  const name = named(path);
  if (issue.code === "unrecognized_keys") {
    const keys = (issue.keys ?? []).map((key) => named([...path, key]));
    return invalid(
      "parameter_unknown",
      keys.length === 1
        ? `Received unknown parameter: ${keys[0]}`
        : `Received unknown parameters: ${keys.join(", ")}`,
      keys[0],
    );
  }
  if (issue.code === "invalid_union" && issue.errors) {
    // report the issue of the choice that got furthest
    const choices = issue.errors.map((one) => one[0]).filter((one) => one !== undefined);
    const best =
      choices.find(
        (one) => one.path.length > 0 || one.params || one.code === "unrecognized_keys",
      ) ?? choices.at(-1);
    if (best && at(params, path) !== undefined) return refusal(best, params, path);
  }
  if (at(params, path) === undefined)
    return invalid("parameter_missing", `Missing required param: ${name}.`, name);
  if (issue.params?.message) return invalid(issue.params.code, issue.params.message(name), name);
  if (issue.code === "invalid_value")
    return invalid(
      undefined,
      `Invalid ${name}: must be one of ${(issue.values ?? []).map(String).join(", ")}`,
      name,
    );
  return invalid(
    undefined,
    issue.code === "invalid_type"
      ? `Invalid ${typeof at(params, path) === "string" ? "object" : "string"}`
      : `Invalid ${name}`,
    name,
  );
}
