import { noBreaks } from "@/lib/i18n/no-breaks";
import common from "@/lib/i18n/messages/fr/common";
import layout from "@/lib/i18n/messages/fr/layout";
import landing from "@/lib/i18n/messages/fr/landing";
import fund from "@/lib/i18n/messages/fr/fund";
import campaigns from "@/lib/i18n/messages/fr/campaigns";
import campaignForm from "@/lib/i18n/messages/fr/campaignForm";
import donate from "@/lib/i18n/messages/fr/donate";
import success from "@/lib/i18n/messages/fr/success";
import gifts from "@/lib/i18n/messages/fr/gifts";
import donors from "@/lib/i18n/messages/fr/donors";
import contact from "@/lib/i18n/messages/fr/contact";
import privacy from "@/lib/i18n/messages/fr/privacy";
import ayc from "@/lib/i18n/messages/fr/ayc";
import ngoMails from "@/lib/i18n/messages/fr/ngoMails";
import ngos from "@/lib/i18n/messages/fr/ngos";
import account from "@/lib/i18n/messages/fr/account";
import registration from "@/lib/i18n/messages/fr/registration";
import secondPerson from "@/lib/i18n/messages/fr/secondPerson";
import dashboard from "@/lib/i18n/messages/fr/dashboard";
import admin from "@/lib/i18n/messages/fr/admin";
import email from "@/lib/i18n/messages/fr/email";
import developers from "@/lib/i18n/messages/fr/developers";
import secondFactor from "@/lib/i18n/messages/fr/secondFactor";
import notFound from "@/lib/i18n/messages/fr/notFound";
import failure from "@/lib/i18n/messages/fr/failure";
import openid from "@/lib/i18n/messages/fr/openid";
import security from "@/lib/i18n/messages/fr/security";
import statistics from "@/lib/i18n/messages/fr/statistics";

/** All areas of the language; errors stand apart (lib/i18n/errors.ts). */
const catalogue = noBreaks({
  common,
  layout,
  landing,
  fund,
  campaigns,
  campaignForm,
  donate,
  success,
  gifts,
  donors,
  contact,
  privacy,
  ayc,
  ngoMails,
  ngos,
  account,
  registration,
  dashboard,
  admin,
  email,
  developers,
  secondFactor,
  notFound,
  failure,
  openid,
  security,
  statistics,
  secondPerson,
});
export default catalogue;
