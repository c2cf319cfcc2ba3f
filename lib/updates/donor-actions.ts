"use server";

import { z } from "zod";
import { action } from "@/lib/http/action";
import { localePath } from "@/lib/i18n/paths";
import { chooseUpdates } from "@/lib/updates/consent";
import { leaveUpdates } from "@/lib/updates/leave";
import { leavePath } from "@/lib/updates/mail-link";

const token = z.string().min(1).max(500);

/** "Tell me what my gift does" and "Stop these mails", on the donation's page and after paying. */
export const chooseUpdatesAction = action(
  z.object({ token, wants: z.enum(["true", "false"]) }),
  async ({ actor, input }) => {
    const wants = input.wants === "true";
    await chooseUpdates(actor, { token: input.token, wants });
    const page = localePath(actor.locale, `/gifts/${input.token}`);
    return { redirectTo: `${page}?done=${wants ? "updates" : "noUpdates"}` };
  },
);

/** The two buttons on the page that a mail's footer links to. */
export const leaveUpdatesAction = action(
  z.object({ token, all: z.enum(["true", "false"]) }),
  async ({ actor, input }) => {
    const all = input.all === "true";
    await leaveUpdates(actor, { token: input.token, all });
    const page = localePath(actor.locale, leavePath(input.token));
    return { redirectTo: `${page}?done=${all ? "all" : "campaign"}` };
  },
);
