import type { z } from "zod";
import { missing } from "./errors";
import { params, paging, read, type Paging } from "./read";
import { page } from "./show";
import type { Params } from "./form";
import type { Kind, Thing } from "../core/things";
import type { World } from "../core/world";

export type Call = {
  world: World;
  ids: string[];
  /** the address of this sandbox, as the caller used it */ base: string;
  path: string;
};
export type Route = {
  method: "GET" | "POST" | "DELETE";
  path: string;
  pattern: RegExp;
  run: (call: Call, query: Params) => { answer: object; expand: string[] };
};

/** One API call: its parameters are parsed strictly before anything happens. `:id` in the path matches one segment. */
export function route<T extends z.ZodType>(
  method: Route["method"],
  path: string,
  schema: T,
  run: (input: z.output<T>, call: Call) => object,
): Route {
  return {
    method,
    path,
    pattern: new RegExp(`^${path.replace(/:id/g, "([^/]{1,255})")}$`),
    run: (call, query) => {
      const input = read(schema, query);
      return { answer: run(input, call), expand: (input as { expand?: string[] }).expand ?? [] };
    },
  };
}

export const nothing = params({});

/**
 * The object that a path or a parameter refers to.
 * @throws 404, or 400 for a parameter
 */
export function need<K extends Kind>(
  world: World,
  kind: K,
  id: string | null | undefined,
  param = "id",
): Thing<K> {
  const thing = world.store.get(kind, id);
  if (!thing)
    throw missing(kind === "checkout.session" ? "checkout.session" : kind, id ?? "", param);
  return thing;
}

export const retrieve = <K extends Kind>(path: string, kind: K): Route =>
  route("GET", path, nothing, (_, { world, ids }) => need(world, kind, ids[0]));

export function listing<K extends Kind, S extends z.ZodRawShape>(
  path: string,
  kind: K,
  shape: S,
  test: (thing: Thing<K>, input: Record<string, unknown>, world: World) => boolean = () => true,
): Route {
  return route("GET", path, params({ ...paging, ...shape }), (input, { world, path: url }) => {
    const asked = input as Paging & Record<string, unknown>;
    return page(
      world,
      world.store.list(kind, (thing) => test(thing, asked, world)),
      asked,
      url,
    );
  });
}

/** A filter on plain fields: each given value must be equal. */
export const same =
  <K extends Kind>(...fields: string[]) =>
  (thing: Thing<K>, input: Record<string, unknown>): boolean =>
    fields.every(
      (field) => input[field] === undefined || Reflect.get(thing, field) === input[field],
    );
