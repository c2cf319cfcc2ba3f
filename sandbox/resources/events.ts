import { invalid } from "../api/errors";
import { address, flag, list, merged, metadata, params, text } from "../api/read";
import { gone, listing, need, retrieve, route, type Route } from "../api/route";
import { newId } from "../core/ids";
import type { Thing } from "../core/things";
import { apiVersion } from "../webhooks";

const kept = 30 * 86_400;
export const events: Route[] = [
  listing(
    "/v1/events",
    "event",
    { type: text().optional(), types: list(text()).optional(), delivery_success: flag.optional() },
    (event, input, { store }) => {
      const types = [input["type"], ...((input["types"] as string[] | undefined) ?? [])].filter(
        (type): type is string => typeof type === "string",
      );
      const fits =
        types.length === 0 ||
        types.some((type) =>
          type.endsWith("*") ? event.type.startsWith(type.slice(0, -1)) : event.type === type,
        );
      return (
        event.created > store.present() - kept &&
        fits &&
        (input["delivery_success"] === undefined ||
          (event.pending_webhooks === 0) === input["delivery_success"])
      );
    },
  ),
  retrieve("/v1/events/:id", "event"),
];

export const webhookEndpoints: Route[] = [
  route(
    "POST",
    "/v1/webhook_endpoints",
    params({
      url: address,
      enabled_events: list(text(100)),
      description: text(5000).optional(),
      metadata: metadata.optional(),
      api_version: text().optional(),
    }),
    (input, { world }) => {
      if (input.enabled_events.length === 0)
        throw invalid(
          "parameter_missing",
          "Missing required param: enabled_events.",
          "enabled_events",
        );
      if (input.api_version && input.api_version !== apiVersion)
        throw invalid(undefined, `This sandbox speaks ${apiVersion} only.`, "api_version");
      const secret = newId("whsec");
      const made = world.store.put<Thing<"webhook_endpoint">>({
        id: newId("we"),
        object: "webhook_endpoint",
        api_version: input.api_version ?? null,
        application: null,
        created: world.store.now(),
        description: input.description ?? null,
        enabled_events: input.enabled_events,
        livemode: false,
        metadata: merged({}, input.metadata),
        status: "enabled",
        url: input.url,
        _secret: secret,
      });
      return { ...made, secret }; // delivered once
    },
  ),
  listing("/v1/webhook_endpoints", "webhook_endpoint", {}),
  retrieve("/v1/webhook_endpoints/:id", "webhook_endpoint"),
  route(
    "POST",
    "/v1/webhook_endpoints/:id",
    params({
      url: address.optional(),
      enabled_events: list(text(100)).optional(),
      disabled: flag.optional(),
      description: text(5000).optional(),
      metadata: metadata.optional(),
    }),
    (input, { world, ids }) => {
      const made = need(world, "webhook_endpoint", ids[0]);
      return world.store.change(made, {
        ...(input.url ? { url: input.url } : {}),
        ...(input.enabled_events ? { enabled_events: input.enabled_events } : {}),
        ...(input.disabled === undefined
          ? {}
          : { status: input.disabled ? "disabled" : "enabled" }),
        ...(input.description ? { description: input.description } : {}),
        ...(input.metadata === undefined
          ? {}
          : { metadata: merged(made.metadata, input.metadata) }),
      });
    },
  ),
  route("DELETE", "/v1/webhook_endpoints/:id", params({}), (_, { world, ids }) =>
    gone(
      world.store.change(need(world, "webhook_endpoint", ids[0]), {
        _deleted: true,
        status: "disabled",
      }),
    ),
  ),
];
