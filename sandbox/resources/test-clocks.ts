import { invalid } from "../api/errors";
import { integer, params, text } from "../api/read";
import { gone, listing, need, retrieve, route, type Route } from "../api/route";
import { periodEnd } from "../core/calendar";
import { newId } from "../core/ids";
import { endSubscription } from "../core/end-subscription";
import { intervalOf, isOver } from "../core/subscriptions";
import type { Thing } from "../core/things";
import { runUntil, type World } from "../core/world";

type Clock = Thing<"test_helpers.test_clock">;

/** Everything that falls due up to a clock's new time happens, each as of its own moment. */
export function advance(world: World, clock: Clock, to: number): void {
  if (clock._deleted) return;
  runUntil(world, clock.id, to);
  world.store.change(clock, { frozen_time: to, status: "ready", status_details: {} });
  world.hooks.emit("test_helpers.test_clock.ready", clock);
}

export const testClocks: Route[] = [
  route(
    "POST",
    "/v1/test_helpers/test_clocks",
    params({ frozen_time: integer(0, 253_402_300_799), name: text(300).optional() }),
    (input, { world }) => {
      const made = world.store.put<Clock>({
        id: newId("clock"),
        object: "test_helpers.test_clock",
        created: world.store.now(),
        deletes_after: world.store.now() + 30 * 86_400,
        frozen_time: input.frozen_time,
        livemode: false,
        name: input.name ?? null,
        status: "ready",
        status_details: {},
      });
      world.hooks.emit("test_helpers.test_clock.created", made);
      return made;
    },
  ),
  listing("/v1/test_helpers/test_clocks", "test_helpers.test_clock", {}),
  retrieve("/v1/test_helpers/test_clocks/:id", "test_helpers.test_clock"),
  route(
    "POST",
    "/v1/test_helpers/test_clocks/:id/advance",
    params({ frozen_time: integer(0, 253_402_300_799) }),
    (input, { world, ids }) => {
      const clock = need(world, "test_helpers.test_clock", ids[0]);
      if (clock._deleted)
        throw invalid("resource_missing", `No such test_helpers.test_clock: '${clock.id}'`, "id");
      if (clock.status !== "ready")
        throw invalid(undefined, "The test clock is advancing already.", undefined, true);
      if (input.frozen_time <= clock.frozen_time)
        throw invalid(
          undefined,
          "Test clock can only be advanced to a time in the future of its frozen time.",
          "frozen_time",
        );
      const living = world.store.list(
        "subscription",
        (s) => s.test_clock === clock.id && !isOver(s),
      );
      const furthest = living.length
        ? Math.min(...living.map((s) => periodEnd(clock.frozen_time, intervalOf(s), 2)))
        : clock.frozen_time + 2 * 366 * 86_400;
      if (input.frozen_time > furthest)
        throw invalid(
          undefined,
          "Test clock cannot be advanced by more than two intervals of its shortest subscription at once (two years without subscriptions).",
          "frozen_time",
        );
      world.store.change(clock, {
        status: "advancing",
        status_details: { advancing: { target_frozen_time: input.frozen_time } },
      });
      world.hooks.emit("test_helpers.test_clock.advancing", clock);
      world.store.schedule({
        at: world.store.present(),
        clock: null,
        kind: "clock_advance",
        ref: clock.id,
        data: { to: input.frozen_time },
      });
      return clock;
    },
  ),
  route("DELETE", "/v1/test_helpers/test_clocks/:id", params({}), (_, { world, ids }) => {
    const clock = need(world, "test_helpers.test_clock", ids[0]);
    world.store.unschedule((task) => task.clock === clock.id);
    for (const subscription of world.store.list(
      "subscription",
      (s) => s.test_clock === clock.id && !isOver(s),
    ))
      endSubscription(world, subscription, { reason: "cancellation_requested" });
    for (const customer of world.store.list("customer", (c) => c.test_clock === clock.id))
      world.store.change(customer, { _deleted: true });
    world.store.change(clock, { _deleted: true });
    world.hooks.emit("test_helpers.test_clock.deleted", clock);
    return gone(clock);
  }),
];
