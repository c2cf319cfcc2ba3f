import { invalid } from "./errors";

export type Params = { [key: string]: Params | Params[] | string };

/** Bracket notation as the SDK sends it: a[b][0]=c becomes {a:{b:["c"]}}. Keys of objects' own machinery are refused. */
export function parseForm(text: string): Params {
  const root: Params = {};
  for (const [key, value] of new URLSearchParams(text)) {
    const parts = key.replace(/\]/g, "").split("[");
    if (parts.some((p) => p === "__proto__" || p === "constructor" || p === "prototype") || parts.length > 8) throw invalid("parameter_unknown", `Received unknown parameter: ${key}`, key);
    let at: Record<string, unknown> = root;
    parts.forEach((part, i) => {
      if (i === parts.length - 1) at[part] = value;
      else at = (at[part] = (typeof at[part] === "object" ? at[part] : {}) as Record<string, unknown>) as Record<string, unknown>;
    });
  }
  return arrays(root) as Params;
}

function arrays(value: unknown): unknown {
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value);
  if (entries.length > 0 && entries.every(([k]) => /^\d+$/.test(k))) return entries.sort(([a], [b]) => Number(a) - Number(b)).map(([, v]) => arrays(v));
  return Object.fromEntries(entries.map(([k, v]) => [k, arrays(v)]));
}

/** Refuses parameters a call does not take, as the provider does. */
export function only(params: Params, known: string[]): void {
  for (const key of Object.keys(params)) if (!known.includes(key) && key !== "expand") throw invalid("parameter_unknown", `Received unknown parameter: ${key}`, key);
}

export function text(params: Params, name: string): string | undefined {
  const value = params[name];
  return typeof value === "string" && value !== "" ? value : undefined;
}

export function need(params: Params, name: string): string {
  const value = text(params, name);
  if (value === undefined) throw invalid("parameter_missing", `Missing required param: ${name}.`, name);
  return value;
}

export function integer(value: unknown, name: string): number {
  if (typeof value !== "string" || !/^-?\d{1,15}$/.test(value)) throw invalid("parameter_invalid_integer", `Invalid integer: ${String(value)}`, name);
  return Number(value);
}

export const object = (params: Params, name: string): Params | undefined => (typeof params[name] === "object" && !Array.isArray(params[name]) ? (params[name] as Params) : undefined);
export const list = (params: Params, name: string): Params[] => (Array.isArray(params[name]) ? (params[name] as Params[]) : []);

/** Metadata: text to text. */
export function metadata(params: Params, name = "metadata"): Record<string, string> {
  return Object.fromEntries(Object.entries(object(params, name) ?? {}).flatMap(([k, v]) => (typeof v === "string" ? [[k, v]] : [])));
}
