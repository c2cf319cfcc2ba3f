import { AppError } from "@/lib/errors";
import { uploadOfFile, type Upload } from "@/lib/http/upload";

/**
 * Fields and files of one form, including the framework's hidden ones. The largest form of the product has about 40.
 */
const maxFormParts = 200;
const longestName = 200;

export type FormFields = {
  fields: Record<string, string | string[]>;
  files: Record<string, Upload[]>;
};

/**
 * A form's fields by name. A field sent several times becomes a list, which only a schema for a list accepts. The
 * framework's own names ($ACTION…) are dropped. Counted before anything is built from them, and linear in their number.
 * @throws 400 tooManyFields, unreadableBody when it is not a form
 */
export function fieldsOf(form: FormData): FormFields {
  if (!(form instanceof FormData)) throw new AppError("bad_request", "unreadableBody");
  const fields = Object.create(null) as Record<string, string | string[]>;
  const files = Object.create(null) as Record<string, Upload[]>;
  let count = 0;
  for (const [name, value] of form) {
    count += 1;
    if (count > maxFormParts || name.length > longestName)
      throw new AppError("invalid", "tooManyFields");
    if (name.startsWith("$ACTION") || name === "__proto__") continue;
    if (typeof value !== "string") {
      const upload = uploadOfFile(value);
      if (upload) {
        files[name] ??= [];
        files[name].push(upload);
      }
      continue;
    }
    const before = fields[name];
    if (before === undefined) fields[name] = value;
    else if (Array.isArray(before)) before.push(value);
    else fields[name] = [before, value];
  }
  return { fields: { ...fields }, files: { ...files } };
}
