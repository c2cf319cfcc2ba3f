import { text } from "../api/read";
import { listing, same, type Route } from "../api/route";

const retentionSeconds = 30 * 86_400;
export const events: Route[] = [
  listing(
    "/v1/events",
    "event",
    { type: text().optional() },
    (event, input, { store }) =>
      event.created > store.present() - retentionSeconds && same<"event">("type")(event, input),
  ),
];
