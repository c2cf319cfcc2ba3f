import { invalid } from "./errors";
import type { Paging } from "./read";
import { ripen } from "../core/balance";
import type { World } from "../core/world";

/** Fields that hold an id and can be expanded to the object. */
const links = new Set(["payment_intent", "latest_charge", "balance_transaction", "product"]);
const deepest = 4;

/** A session includes its line items only when they are expanded. */
function linesOf({ store }: World, id: unknown): unknown {
  const session = store.get("checkout.session", String(id));
  if (!session) return undefined;
  const url = `/v1/checkout/sessions/${session.id}/line_items`;
  return { object: "list", data: session._lines, has_more: false, url };
}

function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !key.startsWith("_"))
      .map(([key, one]) => [key, bare(one)]),
  );
}

function widened(world: World, value: unknown, routes: string[], asked: string): unknown {
  if (Array.isArray(value)) return value.map((one) => widened(world, one, routes, asked));
  if (value === null || typeof value !== "object") return value;
  const result: Record<string, unknown> = { ...value };
  const heads = new Map<string, string[]>();
  for (const route of routes) {
    const [head = "", ...rest] = route.split(".");
    heads.set(head, [...(heads.get(head) ?? []), ...(rest.length ? [rest.join(".")] : [])]);
  }
  for (const [head, rest] of heads) {
    const own = head === "line_items" ? linesOf(world, result["id"]) : undefined;
    if (own === undefined && !(head in result)) {
      throw invalid(
        undefined,
        `This property cannot be expanded (${head}). You may want to try expanding 'data.${head}' instead.`,
        `expand[${asked}]`,
      );
    }
    const held = own ?? result[head];
    const named = typeof held === "string" && links.has(head) ? world.store.any(held) : undefined;
    if (named?.object === "balance_transaction") ripen(world);
    if (typeof held === "string" && !named)
      throw invalid(undefined, `This property cannot be expanded (${head}).`, `expand[${asked}]`);
    result[head] = widened(world, named ?? held, rest, asked);
  }
  return result;
}

/** An object as returned: internal fields removed, ids expanded where `expand` asks. */
export function shown(world: World, thing: object, expand: string[] = []): Record<string, unknown> {
  expand.forEach((route, i) => {
    if (route.split(".").length > deepest || !/^[a-z_.]+$/.test(route))
      throw invalid(
        undefined,
        `You cannot expand more than ${deepest} levels of a property.`,
        `expand[${i}]`,
      );
  });
  return bare(widened(world, thing, expand, "0")) as Record<string, unknown>;
}

/** A page of a list, newest first; `ending_before` pages back towards the newest. */
export function page<T extends { id: string }>(
  world: World,
  things: T[],
  paging: Paging,
  url: string,
): Record<string, unknown> {
  const limit = paging.limit ?? 10;
  if (limit < 1 || limit > 100)
    throw invalid(
      "parameter_invalid_integer",
      limit < 1
        ? "This value must be greater than or equal to 1."
        : "This value must be less than or equal to 100.",
      "limit",
    );
  if (paging.starting_after && paging.ending_before)
    throw invalid(
      "parameters_exclusive",
      "You may only specify one of these parameters: starting_after, ending_before.",
    );
  const created =
    typeof paging.created === "number"
      ? { gte: paging.created, lte: paging.created }
      : paging.created;
  const rows = created
    ? things.filter(
        (t) =>
          "created" in t &&
          typeof t.created === "number" &&
          (created.gt === undefined || t.created > created.gt) &&
          (created.gte === undefined || t.created >= created.gte) &&
          (created.lt === undefined || t.created < created.lt) &&
          (created.lte === undefined || t.created <= created.lte),
      )
    : things;
  const place = (id: string, param: string) => {
    const index = rows.findIndex((t) => t.id === id);
    if (index >= 0) return index;
    // it may no longer match the filter on the next page; an id that never existed is an error
    if (!world.store.any(id))
      throw invalid("resource_missing", `No such object: '${id.slice(0, 100)}'`, param);
    return param === "starting_after" ? rows.length - 1 : 0;
  };
  let from = 0;
  let more: boolean;
  let some: T[];
  if (paging.ending_before) {
    const end = place(paging.ending_before, "ending_before");
    from = Math.max(0, end - limit);
    some = rows.slice(from, end);
    more = from > 0;
  } else {
    if (paging.starting_after) from = place(paging.starting_after, "starting_after") + 1;
    some = rows.slice(from, from + limit);
    more = from + limit < rows.length;
  }
  const expand = (paging.expand ?? []).map((route, i) => {
    if (!route.startsWith("data."))
      throw invalid(
        undefined,
        `This property cannot be expanded (${route.slice(0, 100)}). You may want to try expanding 'data.${route.slice(0, 100)}' instead.`,
        `expand[${i}]`,
      );
    return route.slice(5);
  });
  return {
    object: "list",
    data: some.map((thing) => shown(world, thing, expand)),
    has_more: more,
    url,
  };
}
