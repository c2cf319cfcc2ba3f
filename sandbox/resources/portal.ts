import { address, params, text } from "../api/read";
import { need, route, type Route } from "../api/route";
import { newId } from "../core/ids";
import type { Thing } from "../core/things";

export const portal: Route[] = [
  route(
    "POST",
    "/v1/billing_portal/sessions",
    params({ customer: text(), return_url: address.optional(), locale: text(10).optional() }),
    (input, { world, base }) => {
      const id = newId("bps");
      return world.store.put<Thing<"billing_portal.session">>({
        id,
        object: "billing_portal.session",
        configuration: "bpc_sandbox",
        created: world.store.now(),
        customer: need(world, "customer", input.customer, "customer").id,
        customer_account: null,
        flow: null,
        livemode: false,
        locale: input.locale ?? null,
        on_behalf_of: null,
        return_url: input.return_url ?? null,
        url: `${base}/p/session/${id}`,
      });
    },
  ),
];
