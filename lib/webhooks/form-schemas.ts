import * as z from "zod/mini";
import type { FormSchema } from "@/lib/forms/form-schema";
import { msg } from "@/lib/i18n/message-key";
import { textField } from "@/lib/text";
import { eventTypes, mostUrlLength, type EventType } from "@/lib/webhooks/rules";

/** The form of an endpoint, as its fields are posted: a checkbox for each event. Browser-safe. */

/** A dot in a field's name would make it a nested field. */
export const eventField = (type: EventType): string => type.replace(".", ":");
const boxes = Object.fromEntries(
  eventTypes.map((type) => [eventField(type), z.optional(z.literal("on"))]),
);
export const chosenEvents = (form: object): EventType[] =>
  eventTypes.filter((type) => Reflect.get(form, eventField(type)) === "on");

const fields = {
  url: textField({ max: mostUrlLength, need: "webhookUrl" }),
  withDonors: z.optional(z.literal("on")),
  ...boxes,
};
const someEvents = z.refine<object>((form) => chosenEvents(form).length > 0, {
  error: msg("webhookEvents"),
  path: [eventField(eventTypes[0]!)],
});

export const endpointInput = z.object(fields).check(someEvents);
export const changeInput = z
  .object({ ...fields, endpointId: z.string().check(z.maxLength(64)) })
  .check(someEvents);
const messages: FormSchema["messages"] = ["webhookUrl", "webhookEvents"];
export const endpointForm: FormSchema = { schema: endpointInput, messages };
export const changeForm: FormSchema = { schema: changeInput, messages };
