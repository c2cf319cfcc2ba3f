import { need } from "../api/route";
import { numberOfToken } from "../core/cards";
import { verdict } from "../core/charges";
import { makeMethod } from "../core/make-method";
import type { Thing } from "../core/things";
import { ApiError } from "../api/errors";
import { type World } from "../core/world";

/** A payment method by its id, or one of the provider's names for test cards, which makes a new one. */
export function methodFor(world: World, id: string, param: string): Thing<"payment_method"> {
  const number = numberOfToken(id);
  return number ? makeMethod(world, { number }, null) : need(world, "payment_method", id, param);
}

export function attach(
  world: World,
  method: Thing<"payment_method">,
  customer: Thing<"customer">,
): Thing<"payment_method"> {
  const declined = verdict(method._number, true, true);
  // a card that is declined whatever is done with it cannot be kept either
  if (method.type === "card" && declined.kind === "declines")
    throw new ApiError(
      402,
      {
        type: "card_error",
        code: declined.decline.code,
        message: declined.decline.message,
        ...(declined.decline.decline ? { decline_code: declined.decline.decline } : {}),
      },
      true,
    );
  world.store.change(method, { customer: customer.id });
  world.hooks.emit("payment_method.attached", method);
  return method;
}
