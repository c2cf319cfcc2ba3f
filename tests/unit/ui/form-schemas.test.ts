import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { campaignForm } from "@/lib/campaigns/form-checks";
import { contactForm } from "@/lib/contact/schema";
import { donationForm } from "@/lib/checkout/form-schemas";
import * as donors from "@/lib/donors/form-schemas";
import { messageOfIssue, type FormSchema } from "@/lib/forms/form-schema";
import { messageOf } from "@/lib/i18n/message-key";
import { formMessages } from "@/lib/forms/messages";
import { isMessageKey } from "@/lib/i18n/errors";
import * as monthly from "@/lib/monthly-gifts/form-schemas";
import * as ngos from "@/lib/ngos/form-schemas";
import * as payouts from "@/lib/payouts/form-schemas";
import * as pledges from "@/lib/pledges/form-schemas";
import * as refunds from "@/lib/refunds/form-schemas";
import * as factors from "@/lib/second-factor/form-schemas";
import * as suspense from "@/lib/suspense/form-schemas";
import * as users from "@/lib/users/form-schemas";

const isForm = (value: unknown): value is FormSchema =>
  typeof value === "object" && value !== null && "schema" in value && "messages" in value;
const forms = Object.entries({
  ...users,
  ...donors,
  ...monthly,
  ...ngos,
  ...payouts,
  ...pledges,
  ...refunds,
  ...factors,
  ...suspense,
  contactForm,
  donationForm,
  campaign: campaignForm({ fixed: false, covered: false }),
  completedCampaign: campaignForm({ fixed: true, covered: true }),
}).flatMap(([name, form]) => (isForm(form) ? [{ name, form }] : []));

/** What people type and what strangers send, in each field alone and in all of them. */
const texts = [
  "",
  "   ",
  "x",
  "a".repeat(30_000),
  "a\u0000b",
  "\ud800",
  "UNIC\u0415F",
  "\u200b",
  "new",
  "-1",
  "1e9",
  "2001-02-30",
  "javascript:alert(1)",
  "a@b",
  "*",
];
const names = [
  ...["name", "email", "subject", "message", "website", "password", "confirmPassword", "token"],
  ...["currentPassword", "code", "passkey", "until", "amount", "donorName", "donorEmail", "method"],
  ...["campaign", "frequency", "dedicationName", "dedicationEmail", "dedicationText", "requestKey"],
  ...["orgName", "officialEmail", "country", "phoneNumber", "description", "facebook", "twitter"],
  ...["instagram", "linkedin", "registrationCertificate", "reason", "ngoId", "note", "result"],
  ...[
    "reference",
    "received",
    "title",
    "fundingGoal",
    "cause",
    "campaignSlug",
    "endDate",
    "intent",
  ],
  ...["bankDetails.accountHolderName", "bankDetails.bankName", "bankDetails.accountNumber"],
  ...["bankDetails.swiftCode", "bankDetails.preferredCurrency", "mainImage", "additionalImages"],
];

describe("every form that is checked in the browser", () => {
  test("there are as many as the product has", () => {
    expect(forms.length).toBeGreaterThanOrEqual(28);
  });

  test.each(forms)("$name: the page sends each message that it can give", ({ form }) => {
    const sent = formMessages("af", form).fields;
    const cases: Record<string, unknown>[] = [
      {},
      { intent: "publish" },
      { hasEndDate: "on", endDate: "" },
      { password: "a quiet river bend", confirmPassword: "another" },
      { additionalImages: [1, 2, 3] },
      ...texts.flatMap((text) => [
        Object.fromEntries(names.map((name) => [name, text])),
        { switches: "1", withDedication: "on", dedicationType: "memory", dedicationName: text },
        { hasEndDate: "on", endDate: text },
      ]),
    ];
    const given = new Set<string>();
    for (const fields of cases) {
      const result = z.safeParse(form.schema, fields, { error: messageOfIssue });
      for (const issue of result.error?.issues ?? []) given.add(messageOf(issue.message).key);
    }
    for (const key of given) {
      expect(isMessageKey(key), key).toBe(true);
      expect(sent[key], `${key} is not among the form's messages`).toBeTruthy();
    }
  });
});
