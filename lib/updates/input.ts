import type { Upload } from "@/lib/http/upload";
import type { UpdateFormPost } from "@/lib/updates/form-schema";
import { positions } from "@/lib/updates/rules";

export type Figure = { label: string; done: number; total: number | null };

/** What is asked of the picture at one position, 1 to 4. */
export type PictureChange = {
  position: number;
  upload?: Upload | undefined;
  caption?: string | undefined;
  remove?: boolean;
};

/** What is present is changed. */
export type UpdateInput = {
  title?: string;
  text?: string;
  figures?: Figure[];
  pictures?: PictureChange[];
  /** from a form: pictures as large as a camera makes them; a call's must be under 500KB */
  fromForm?: true;
};

/** The posted form as the verbs take it. */
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
  return { title: form.title, text: form.text, figures, pictures, fromForm: true };
}
