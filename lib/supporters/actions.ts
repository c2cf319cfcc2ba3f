"use server";

import { z } from "zod";
import { isAdmin } from "@/lib/auth/actor";
import { action } from "@/lib/http/action";
import { back, backTo } from "@/lib/http/back";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import type { Actor } from "@/lib/auth/actor";
import { changeInput, hideInput, openInput, reportInput } from "@/lib/supporters/form-schemas";
import { hideSupporterPage, showSupporterPage } from "@/lib/supporters/hide-page";
import { openSupporterPage } from "@/lib/supporters/open-page";
import {
  changeSupporterPage,
  confirmSupporterPage,
  endSupporterPage,
  sendPageLink,
} from "@/lib/supporters/own-page";
import { dismissReports, reportSupporterPage } from "@/lib/supporters/report-page";

const token = z.string().max(500);
const pageId = z.string().max(64);

/** Back to the owner's page, the one their link opens. */
const own = (actor: Actor, text: string): string => localePath(actor.locale, `/supporter/${text}`);
const list = (actor: Actor): string =>
  isAdmin(actor) ? "/admin/supporters" : "/dashboard/supporters";

export const openPageAction = action(openInput, async ({ actor, input, files }) => {
  await openSupporterPage(actor, input, files["picture"]?.[0]);
  return {};
});

export const confirmPageAction = action(
  z.object({ token, version: z.string().max(20) }),
  async ({ actor, input }) => {
    await confirmSupporterPage(actor, input);
    return { redirectTo: own(actor, input.token) };
  },
);

export const changePageAction = action(changeInput, async ({ actor, input, files }) => {
  await changeSupporterPage(actor, input, files["picture"]?.[0]);
  return { redirectTo: `${own(actor, input.token)}?done=saved#done` };
});

export const endPageAction = action(
  z.object({ token, ended: z.enum(["true", "false"]) }),
  async ({ actor, input }) => {
    await endSupporterPage(actor, { token: input.token, ended: input.ended === "true" });
    return { redirectTo: own(actor, input.token) };
  },
);

export const sendPageLinkAction = action(z.object({ token }), async ({ actor, input }) => {
  await sendPageLink(input);
  return { redirectTo: `${own(actor, input.token)}?done=sent#done` };
});

export const reportPageAction = action(reportInput, async ({ actor, input }) => {
  await reportSupporterPage(actor, input);
  return {};
});

export const hidePageAction = action(
  z.object({ ...hideInput.shape, back }),
  async ({ actor, input }) => {
    await hideSupporterPage(actor, input);
    return {
      flash: translator(actor.locale, "supporters")("hiddenNow"),
      redirectTo: backTo(input.back, list(actor)),
    };
  },
);

export const showPageAction = action(z.object({ pageId, back }), async ({ actor, input }) => {
  await showSupporterPage(actor, input);
  return {
    flash: translator(actor.locale, "supporters")("shownNow"),
    redirectTo: backTo(input.back, list(actor)),
  };
});

export const dismissReportsAction = action(z.object({ pageId, back }), async ({ actor, input }) => {
  await dismissReports(actor, input);
  return {
    flash: translator(actor.locale, "supporters")("keptNow"),
    redirectTo: backTo(input.back, list(actor)),
  };
});
