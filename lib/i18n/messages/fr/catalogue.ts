import { noBreaks } from "@/lib/i18n/no-breaks";
import audit from "@/lib/i18n/messages/fr/audit";
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
import apiKeys from "@/lib/i18n/messages/fr/apiKeys";
import outreach from "@/lib/i18n/messages/fr/outreach";
import volunteers from "@/lib/i18n/messages/fr/volunteers";
import webhooks from "@/lib/i18n/messages/fr/webhooks";
import campaignLanguages from "@/lib/i18n/messages/fr/campaignLanguages";
import needs from "@/lib/i18n/messages/fr/needs";
import recordedGifts from "@/lib/i18n/messages/fr/recordedGifts";
import statements from "@/lib/i18n/messages/fr/statements";
import matches from "@/lib/i18n/messages/fr/matches";
import supporters from "@/lib/i18n/messages/fr/supporters";
import updates from "@/lib/i18n/messages/fr/updates";
import inbound from "@/lib/i18n/messages/fr/inbound";
import ngoNews from "@/lib/i18n/messages/fr/ngoNews";
import thanks from "@/lib/i18n/messages/fr/thanks";
import reports from "@/lib/i18n/messages/fr/reports";
import record from "@/lib/i18n/messages/fr/record";
import concerns from "@/lib/i18n/messages/fr/concerns";
import embeds from "@/lib/i18n/messages/fr/embeds";

/** All areas of the language; errors stand apart (lib/i18n/errors.ts). */
const catalogue = noBreaks({
  audit,
  common,
  layout,
  landing,
  fund,
  campaigns,
  campaignForm,
  campaignLanguages,
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
  apiKeys,
  needs,
  recordedGifts,
  statements,
  matches,
  updates,
  inbound,
  ngoNews,
  thanks,
  reports,
  record,
  concerns,
  embeds,
  secondPerson,
  volunteers,
  webhooks,
  outreach,
  supporters,
});
export default catalogue;
