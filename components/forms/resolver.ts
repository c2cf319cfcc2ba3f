import { zodResolver } from "@hookform/resolvers/zod";
import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import { messageOfIssue, type SchemaLoader } from "@/lib/forms/form-schema";

/** A form's fields as the server will read them (lib/http/form-fields): strings, lists of strings, and files. */
function fieldsOf(sent: FormData): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const name of new Set(sent.keys())) {
    const values = sent
      .getAll(name)
      .filter((value) => typeof value === "string" || value.size > 0 || value.name !== "");
    if (values.length > 0) fields[name] = values.length === 1 ? values[0] : values;
  }
  return fields;
}

/** Validates what would be posted, not what react-hook-form remembers: a field filled in by a script counts too. */
export function resolverOf(
  schema: () => ReturnType<SchemaLoader> | undefined,
  read: () => FormData,
): Resolver<FieldValues> {
  return async (values, context, options) => {
    const form = await schema();
    if (!form) return { values, errors: {} };
    const check = zodResolver(form.schema, { error: messageOfIssue }, { mode: "sync" });
    const { errors } = await check(fieldsOf(read()), context, options);
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
}

export type Issue = { path: string; message: string };
export type KnownIssue = Issue & { type: unknown };

/** Errors as a list in the schema's order; react-hook-form nests them by the dots in their names. */
export function issuesOf(errors: FieldErrors, before = ""): KnownIssue[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    if (!error) return [];
    const path = before + name;
    return typeof error.message === "string"
      ? [{ path, message: error.message, type: error.type }]
      : issuesOf(error as FieldErrors, `${path}.`);
  });
}
