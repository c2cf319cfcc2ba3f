import { z } from "zod";
import type { Params } from "./form";
import { refusal } from "./refusal";

const problem = (code: string | undefined, message: (name: string) => string) => ({
  params: { code, message },
});

const empty = (name: string) =>
  `You passed an empty string for '${name}'. We assume empty values are an attempt to unset a parameter; however '${name}' cannot be unset. You should remove '${name}' from your request or supply a non-empty value.`;

/** A non-empty string. */
export const text = (max = 5000) =>
  z.string().check((ctx) => {
    if (ctx.value === "")
      ctx.issues.push({
        code: "custom",
        input: ctx.value,
        ...problem("parameter_invalid_empty", empty),
      });
    else if (ctx.value.length > max)
      ctx.issues.push({
        code: "custom",
        input: ctx.value,
        ...problem(
          "parameter_invalid_string",
          (name) => `Invalid string: ${name} must be at most ${max} characters.`,
        ),
      });
  });

/** A value, or the empty string, which unsets it. */
export const unsettable = <T extends z.ZodType>(inner: T) =>
  z.union([z.literal("").transform(() => null), inner]);

export const integer = (min = -Number.MAX_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER) =>
  z.string().transform((value, ctx) => {
    const number = /^-?\d{1,15}$/.test(value) ? Number(value) : NaN;
    if (value === "")
      ctx.issues.push({
        code: "custom",
        input: value,
        ...problem("parameter_invalid_empty", empty),
      });
    else if (Number.isNaN(number))
      ctx.issues.push({
        code: "custom",
        input: value,
        ...problem("parameter_invalid_integer", () => `Invalid integer: ${value.slice(0, 100)}`),
      });
    else if (number < min)
      ctx.issues.push({
        code: "custom",
        input: value,
        ...problem("parameter_invalid_integer", () =>
          min === 1
            ? "This value must be greater than or equal to 1."
            : `This value must be greater than or equal to ${min}.`,
        ),
      });
    else if (number > max)
      ctx.issues.push({
        code: "custom",
        input: value,
        ...problem(
          "parameter_invalid_integer",
          () => `This value must be less than or equal to ${max}.`,
        ),
      });
    return number;
  });

export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) => z.enum(values);
export const email = text(800).check((ctx) => {
  if (ctx.value !== "" && !/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>.]+$/.test(ctx.value))
    ctx.issues.push({
      code: "custom",
      input: ctx.value,
      ...problem("email_invalid", () => `Invalid email address: ${ctx.value.slice(0, 100)}`),
    });
});
export const address = text(5000).check((ctx) => {
  if (ctx.value !== "" && !/^https?:\/\/[^\s/]/.test(ctx.value))
    ctx.issues.push({
      code: "custom",
      input: ctx.value,
      ...problem("url_invalid", () => "Not a valid URL"),
    });
});

/** A list, in its form encoding {0:a, 1:b}. */
export const list = <T extends z.ZodType>(inner: T) =>
  z.preprocess(
    (value) =>
      value !== null &&
      typeof value === "object" &&
      Object.keys(value).every((key) => /^\d{1,4}$/.test(key))
        ? Object.entries(value)
            .sort(([a], [b]) => Number(a) - Number(b))
            .map(([, one]) => one as unknown)
        : value,
    z.array(inner),
  );

/** A map of strings to strings. */
export const metadata = z.record(z.string(), z.string()).check((ctx) => {
  const entries = Object.entries(ctx.value);
  if (entries.length > 50)
    ctx.issues.push({
      code: "custom",
      input: ctx.value,
      ...problem(undefined, () => "Metadata may have up to 50 keys."),
    });
  for (const [key, value] of entries) {
    if (key.length > 40)
      ctx.issues.push({
        code: "custom",
        input: key,
        path: [key],
        ...problem(undefined, () => "Metadata keys can have up to 40 characters."),
      });
    if (value.length > 500)
      ctx.issues.push({
        code: "custom",
        input: value,
        path: [key],
        ...problem(undefined, () => "Metadata values can have up to 500 characters."),
      });
  }
});

const expand = list(z.string());
/** An object of parameters: unknown ones are refused. `expand` is accepted everywhere. */
export const params = <T extends z.ZodRawShape>(shape: T) =>
  z.strictObject({ ...shape, expand: expand.optional() });

const range = z.union([
  integer(),
  z.strictObject({
    gt: integer().optional(),
    gte: integer().optional(),
    lt: integer().optional(),
    lte: integer().optional(),
  }),
]);
export const paging = {
  limit: integer().optional(),
  starting_after: text().optional(),
  ending_before: text().optional(),
  created: range.optional(),
};
export type Paging = {
  limit?: number | undefined;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
  created?: z.output<typeof range> | undefined;
  expand?: string[] | undefined;
};

/**
 * Parses a call's parameters. Unknown ones are reported first.
 * @throws ApiError
 */
export function read<T extends z.ZodType>(schema: T, query: Params): z.output<T> {
  const result = schema.safeParse(query);
  if (result.success) return result.data;
  const issues = result.error.issues;
  throw refusal(issues.find((issue) => issue.code === "unrecognized_keys") ?? issues[0]!, query);
}
