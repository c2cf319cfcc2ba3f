import type { Upload } from "@/lib/http/upload";
import type { UpdateFormPost } from "@/lib/updates/form-schema";
import { positions } from "@/lib/updates/rules";

export type Figure = { label: string; done: number; total: number | null };

/** The requested change to the picture at one position, 1 to 4. */
export type PictureChange = {
  position: number;
  upload?: Upload | undefined;
  caption?: string | undefined;
  remove?: boolean;
};

/** Only fields that are present are changed. */
export type UpdateInput = {
  title?: string;
  text?: string;
  figures?: Figure[];
  pictures?: PictureChange[];
  /** from a form, where pictures may be as large as a camera makes them; an API call's must be under 500KB */
  fromForm?: true;
  /** what the edit form showed (lib/forms/seen.ts) */
  seen?: string | undefined;
};

/** Turns the posted form into the verbs' input. */
export function inputOfForm(form: UpdateFormPost, files: Record<string, Upload[]>): UpdateInput {
  const figures = positions.flatMap((n) => {
    const label = form[`figureLabel${n}`] ?? "";
    const done = form[`figureDone${n}`] ?? null;
    return label === "" || done === null
      ? []
      : [{ label, done, total: form[`figureOf${n}`] ?? null }];
  });
  const pictures = positions.map((n) => ({
    position: n,
    upload: files[`picture${n}`]?.[0],
    caption: form[`caption${n}`],
    remove: form[`remove${n}`] !== undefined,
  }));
  const { title, text, seen } = form;
  return { title, text, figures, pictures, seen, fromForm: true };
}
