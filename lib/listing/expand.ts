import { z } from "zod";
import { messageWith } from "@/lib/i18n/message-key";

/**
 * Related objects embedded in the rows of a list on request: `expand=campaign,donor`, or `expand` once for each
 * (lib/http/query.ts joins them). An unknown name is refused with the list of known ones.
 */
export const expandOf = <const Name extends string>(names: readonly Name[]) =>
  z
    .string()
    .transform((text, context): Name[] => {
      const asked = text.split(",").map((name) => name.trim());
      const known = names.filter((name) => asked.includes(name));
      if (asked.length <= 20 && asked.every((name) => names.some((one) => one === name)))
        return known;
      context.addIssue({
        code: "custom",
        message: messageWith("expandUnknown", { names: names.join(", ") }),
      });
      return z.NEVER;
    })
    .meta({
      type: "array",
      items: { type: "string", enum: [...names] },
      description: "What each row carries along. Repeated, or with commas between",
    })
    .default([]);

/** An embedded part of a row, present only where it was requested. */
export function expandedPart<Part, Shown = Part>(
  name: string,
  parts: Map<string, Part> | null,
  id: string,
  show: (part: Part) => Shown | Part = (part) => part,
): Record<string, Part | Shown | null> {
  if (parts === null) return {};
  const part = parts.get(id);
  return { [name]: part === undefined ? null : show(part) };
}
