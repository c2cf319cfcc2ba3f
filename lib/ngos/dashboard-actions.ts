"use server";

import { z } from "zod";
import { action } from "@/lib/http/action";
import { translator } from "@/lib/i18n/translator";
import { requireWritingNgo } from "@/lib/auth/actor";
import { seenField } from "@/lib/forms/form-schema";
import type { Locale } from "@/lib/i18n/locales";
import { assertBankAccount, assertCurrency } from "@/lib/ngos/bank-check";
import { bankFields, mobileFields } from "@/lib/ngos/form-schemas";
import { giftMailChoices } from "@/lib/ngos/gift-mail-choices";
import { chooseGiftMails } from "@/lib/ngos/gift-mails";
import { phoneNumber, typedPhone } from "@/lib/ngos/fields";
import { ownPhoneAsTyped, ownProfile } from "@/lib/ngos/own-queries";
import { updateProfileBody } from "@/lib/ngos/schema";
import { updateProfile } from "@/lib/ngos/update-profile";
import { uploadProfileImage } from "@/lib/ngos/upload-profile-image";

const profile = updateProfileBody
  .pick({
    orgName: true,
    website: true,
    description: true,
    facebook: true,
    twitter: true,
    instagram: true,
    linkedin: true,
  })
  .extend({ phoneNumber: z.optional(typedPhone), seen: seenField });
const home = "/dashboard?tab=profile";

export const saveProfileAction = action(
  profile,
  async ({ actor, input }) => {
    const { phoneNumber: typed, seen, ...rest } = input;
    const phone =
      typed === undefined
        ? {}
        : { phoneNumber: phoneNumber.parse(await ownPhoneAsTyped(actor, typed)) };
    await updateProfile(actor, { ...rest, ...phone }, seen);
    return { flash: translator(actor.locale, "dashboard")("profile.saved"), redirectTo: home };
  },
  { fallback: "profileUpdateFailed" },
);

export const saveLogoAction = action(
  z.object({}),
  async ({ actor, files }) => {
    await uploadProfileImage(actor, files["profileImage"]?.[0]);
    return {
      flash: translator(actor.locale, "dashboard")("profile.logoSaved"),
      redirectTo: `${home}&edit=1`,
    };
  },
  { fallback: "profileImageFailed" },
);

export const saveGiftMailsAction = action(
  z.object({ giftMails: z.enum(giftMailChoices), weeklyMail: z.string().max(20).optional() }),
  async ({ actor, input }) => {
    // an unticked box is not sent
    const weeklyMail = input.weeklyMail !== undefined;
    await chooseGiftMails(actor, { giftMails: input.giftMails, weeklyMail });
    return {
      flash: translator(actor.locale, "ngoMails")("settings.saved"),
      redirectTo: `${home}#gift-mails`,
    };
  },
);

const saved = (locale: Locale) => ({
  flash: translator(locale, "dashboard")("bank.saved"),
  redirectTo: `${home}#bank`,
});

export const saveBankAction = action(
  bankFields,
  async ({ actor, input }) => {
    const bankDetails = {
      accountType: "bank" as const,
      accountHolderName: input["bankDetails.accountHolderName"],
      bankName: input["bankDetails.bankName"],
      accountNumber: input["bankDetails.accountNumber"],
      swiftCode: input["bankDetails.swiftCode"] ?? "",
      preferredCurrency: input["bankDetails.preferredCurrency"],
      bankCode: (input["bankDetails.bankCode"] ?? "").replace(/[^A-Za-z\d]/g, "").toUpperCase(),
    };
    requireWritingNgo(actor);
    assertBankAccount(bankDetails, actor.locale, (await ownProfile(actor)).countryCode);
    await updateProfile(actor, {
      bankDetails,
      currentPassword: input.currentPassword,
    });
    return saved(actor.locale);
  },
  { fallback: "profileUpdateFailed" },
);

export const saveMobileAction = action(
  mobileFields,
  async ({ actor, input }) => {
    const bankDetails = {
      accountType: "mobileMoney" as const,
      accountHolderName: input["bankDetails.accountHolderName"],
      bankName: input["bankDetails.bankName"],
      accountNumber: input["bankDetails.accountNumber"],
      accountReference: input["bankDetails.accountReference"] ?? "",
      preferredCurrency: input["bankDetails.preferredCurrency"],
    };
    requireWritingNgo(actor);
    assertCurrency(bankDetails.preferredCurrency, (await ownProfile(actor)).countryCode);
    await updateProfile(actor, {
      bankDetails,
      currentPassword: input.currentPassword,
    });
    return saved(actor.locale);
  },
  { fallback: "profileUpdateFailed" },
);
