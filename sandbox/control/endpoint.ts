import { z } from "zod";
import type { RequestHandler } from "../api/request-handler";
import { need } from "../api/route";
import { shown } from "../api/show";
import { closeDispute, openDispute } from "../core/disputes";
import { failRefund } from "../core/refunds";
import type { Paid } from "../core/begin-subscription";
import { paySession, settleDebit } from "../core/sessions";
import type { Kind } from "../core/things";
import { runDue, type World } from "../core/world";
import { json, type Reply } from "../reply";
import { endPayout, makePayout } from "../core/payouts";
import { faultSchema } from "./faults";

/** Not part of the provider's API: the control interface for tests and people. JSON in and out, strict. */

const kinds: Kind[] = [
  "balance_transaction",
  "checkout.session",
  "payment_intent",
  "charge",
  "refund",
  "dispute",
  "customer",
  "subscription",
  "invoice",
  "product",
  "payout",
  "radar.early_fraud_warning",
  "event",
];
const id = z.string().min(1).max(255);
const year = 366 * 86_400;

const inputs = {
  reset: z.strictObject({}),
  deliver: z.strictObject({}),
  release: z.strictObject({ seed: z.int().optional() }),
  faults: faultSchema,
  time: z.union([
    z.strictObject({
      offset: z
        .int()
        .min(-10 * year)
        .max(50 * year),
      stamps: z.enum(["machine", "sandbox"]).optional(),
    }),
    z.strictObject({
      advance: z
        .int()
        .min(1)
        .max(50 * year),
      stamps: z.enum(["machine", "sandbox"]).optional(),
    }),
  ]),
  pay: z.strictObject({
    session: id,
    card: z.string().max(50).default("4242424242424242"),
    email: z.string().max(800).optional(),
    name: z.string().max(500).optional(),
    times: z.int().min(1).max(1000).default(1),
  }),
  settle: z.strictObject({ session: id, fails: z.boolean().default(false) }),
  dispute: z.union([
    z.strictObject({
      charge: id,
      reason: z.string().max(50).default("fraudulent"),
      inquiry: z.boolean().default(false),
    }),
    z.strictObject({ dispute: id, won: z.boolean() }),
  ]),
  refund: z.strictObject({
    refund: id,
    reason: z.string().max(50).default("expired_or_canceled_card"),
  }),
  payout: z.union([
    z.strictObject({ amount: z.int().min(1).max(99_999_999) }),
    z.strictObject({ payout: id, fails: z.boolean().default(false) }),
  ]),
};
type Name = keyof typeof inputs;

function act(world: World, name: Exclude<Name, "deliver">, order: unknown): object {
  const { store, hooks, faults } = world;
  switch (name) {
    case "reset":
      store.reset();
      return { ok: true };
    case "release":
      return { released: hooks.release((order as z.output<typeof inputs.release>).seed) };
    case "faults": {
      const input = order as z.output<typeof faultSchema>;
      if (!("clear" in input)) return { ok: true, ...faults.add(input) };
      faults.clear();
      return { ok: true, released: hooks.release() };
    }
    case "time": {
      const input = order as z.output<typeof inputs.time>;
      store.setOffset(
        "offset" in input ? input.offset : store.offset + input.advance,
        input.stamps,
      );
      runDue(world);
      return { ok: true, offset: store.offset, now: store.present() };
    }
    case "pay": {
      const input = order as z.output<typeof inputs.pay>;
      const session = need(world, "checkout.session", input.session, "id");
      const bank =
        input.card === "us_bank_account" || !session.payment_method_types.includes("card");
      let result: Paid = { outcome: "closed" };
      for (let i = 0; i < input.times; i++) {
        const one = paySession(world, session, {
          number: bank ? "000123456789" : input.card,
          email: input.email ?? session.customer_email,
          name: input.name ?? null,
          method: bank ? "us_bank_account" : "card",
          challenged: true,
        });
        if (i === 0) result = one;
      }
      return result;
    }
    case "settle": {
      const input = order as z.output<typeof inputs.settle>;
      const session = need(world, "checkout.session", input.session);
      const intent = need(
        world,
        "payment_intent",
        (session.payment_intent as string | null) ?? session._pending,
      );
      return { ok: settleDebit(world, intent, !input.fails) };
    }
    case "dispute": {
      const input = order as z.output<typeof inputs.dispute>;
      if ("charge" in input)
        return {
          dispute: openDispute(
            world,
            need(world, "charge", input.charge),
            input.reason,
            input.inquiry,
          ).id,
        };
      closeDispute(world, need(world, "dispute", input.dispute), input.won);
      return { ok: true };
    }
    case "refund": {
      const input = order as z.output<typeof inputs.refund>;
      failRefund(world, need(world, "refund", input.refund), input.reason);
      return { ok: true };
    }
    case "payout": {
      const input = order as z.output<typeof inputs.payout>;
      if ("amount" in input) return { payout: makePayout(world, input.amount).id };
      endPayout(world, need(world, "payout", input.payout), !input.fails);
      return { ok: true };
    }
  }
}

const lines = (things: object[]): Reply => ({
  status: 200,
  type: "application/x-ndjson",
  body: things.map((thing) => `${JSON.stringify(thing)}\n`).join(""),
});

export async function control(
  world: World,
  api: RequestHandler,
  method: string,
  name: string,
  url: URL,
  body: string,
  site: string | undefined,
): Promise<Reply> {
  const { store, hooks } = world;
  if (name === "health") return json(200, { ok: true });
  // a browser's page must not use it
  if (site === "cross-site" || site === "same-site")
    return json(403, { error: "Not from a page of another site." });
  if (name === "truth")
    return lines(
      kinds
        .filter(
          (kind) => !url.searchParams.get("object") || url.searchParams.get("object") === kind,
        )
        .flatMap((kind) => store.list(kind).map((thing) => shown(world, thing))),
    );
  if (name === "calls") return lines(api.log);
  if (name === "attempts") return lines(hooks.attempts);
  if (name === "faults" && method === "GET") return json(200, { faults: store.faults });
  if (!Object.hasOwn(inputs, name))
    return json(404, {
      error: `Unknown. There are: ${Object.keys(inputs).join(", ")}; and to read: health, truth, calls, attempts, faults.`,
    });
  if (method !== "POST") return json(405, { error: "Ask by POST, with a JSON body." });
  let order: unknown;
  try {
    order = body ? JSON.parse(body) : {};
  } catch {
    return json(400, { error: "The body is not JSON." });
  }
  const read = inputs[name as Name].safeParse(order);
  if (!read.success) return json(400, { error: z.prettifyError(read.error) });
  if (name === "deliver") {
    await hooks.run(true);
    return json(200, { open: hooks.left() });
  }
  const result = act(world, name as Exclude<Name, "deliver">, read.data);
  store.commit();
  return json(200, result);
}
