"use server";

import { z } from "zod";
import { action } from "@/lib/http/action";
import { translator } from "@/lib/i18n/translator";
import { noteText, tagName } from "@/lib/donor-notes/form-schemas";
import { addDonorNote, deleteDonorNote } from "@/lib/donor-notes/notes";
import { addDonorTag, removeDonorTag } from "@/lib/donor-notes/tags";

const donor = z.string().max(64);
const pageOf = (key: string, part: string): string =>
  `/dashboard/donors/${encodeURIComponent(key)}#${part}`;

export const addDonorNoteAction = action(
  z.object({ donor, text: noteText }),
  async ({ actor, input }) => {
    await addDonorNote(actor, input);
    return {
      flash: translator(actor.locale, "dashboard")("donor.noteAdded"),
      redirectTo: pageOf(input.donor, "notes"),
    };
  },
);

export const deleteDonorNoteAction = action(
  z.object({ donor, noteId: z.string().max(64) }),
  async ({ actor, input }) => {
    await deleteDonorNote(actor, input);
    return {
      flash: translator(actor.locale, "dashboard")("donor.noteDeleted"),
      redirectTo: pageOf(input.donor, "notes"),
    };
  },
);

export const addDonorTagAction = action(
  z.object({ donor, tag: tagName }),
  async ({ actor, input }) => {
    await addDonorTag(actor, input);
    return {
      flash: translator(actor.locale, "dashboard")("donor.tagAdded"),
      redirectTo: pageOf(input.donor, "tags"),
    };
  },
);

export const removeDonorTagAction = action(
  z.object({ donor, tagId: z.string().max(64) }),
  async ({ actor, input }) => {
    await removeDonorTag(actor, input);
    return {
      flash: translator(actor.locale, "dashboard")("donor.tagRemoved"),
      redirectTo: pageOf(input.donor, "tags"),
    };
  },
);
