import { noBreaks } from "@/lib/i18n/no-breaks";
import apiKeys from "@/lib/i18n/messages/af/apiKeys";
import audit from "@/lib/i18n/messages/af/audit";
import common from "@/lib/i18n/messages/af/common";
import layout from "@/lib/i18n/messages/af/layout";
import landing from "@/lib/i18n/messages/af/landing";
import fund from "@/lib/i18n/messages/af/fund";
import campaigns from "@/lib/i18n/messages/af/campaigns";
import campaignForm from "@/lib/i18n/messages/af/campaignForm";
import donate from "@/lib/i18n/messages/af/donate";
import success from "@/lib/i18n/messages/af/success";
import gifts from "@/lib/i18n/messages/af/gifts";
import donors from "@/lib/i18n/messages/af/donors";
import contact from "@/lib/i18n/messages/af/contact";
import privacy from "@/lib/i18n/messages/af/privacy";
import ayc from "@/lib/i18n/messages/af/ayc";
import ngoMails from "@/lib/i18n/messages/af/ngoMails";
import ngos from "@/lib/i18n/messages/af/ngos";
import account from "@/lib/i18n/messages/af/account";
import registration from "@/lib/i18n/messages/af/registration";
import secondPerson from "@/lib/i18n/messages/af/secondPerson";
import dashboard from "@/lib/i18n/messages/af/dashboard";
import admin from "@/lib/i18n/messages/af/admin";
import email from "@/lib/i18n/messages/af/email";
import developers from "@/lib/i18n/messages/af/developers";
import secondFactor from "@/lib/i18n/messages/af/secondFactor";
import notFound from "@/lib/i18n/messages/af/notFound";
import failure from "@/lib/i18n/messages/af/failure";
import openid from "@/lib/i18n/messages/af/openid";
import security from "@/lib/i18n/messages/af/security";
import statistics from "@/lib/i18n/messages/af/statistics";
import outreach from "@/lib/i18n/messages/af/outreach";
import volunteers from "@/lib/i18n/messages/af/volunteers";
import webhooks from "@/lib/i18n/messages/af/webhooks";
import campaignLanguages from "@/lib/i18n/messages/af/campaignLanguages";
import needs from "@/lib/i18n/messages/af/needs";
import recordedGifts from "@/lib/i18n/messages/af/recordedGifts";
import statements from "@/lib/i18n/messages/af/statements";
import matches from "@/lib/i18n/messages/af/matches";
import supporters from "@/lib/i18n/messages/af/supporters";
import updates from "@/lib/i18n/messages/af/updates";
import inbound from "@/lib/i18n/messages/af/inbound";
import ngoNews from "@/lib/i18n/messages/af/ngoNews";
import thanks from "@/lib/i18n/messages/af/thanks";
import reports from "@/lib/i18n/messages/af/reports";
import record from "@/lib/i18n/messages/af/record";
import concerns from "@/lib/i18n/messages/af/concerns";
import embeds from "@/lib/i18n/messages/af/embeds";

/** All areas of the language; errors stand apart (lib/i18n/errors.ts). */
const catalogue = noBreaks({
  apiKeys,
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
  needs,
  recordedGifts,
  statements,
  matches,
  secondPerson,
  volunteers,
  webhooks,
  outreach,
  supporters,
  updates,
  inbound,
  ngoNews,
  thanks,
  reports,
  record,
  concerns,
  embeds,
});
export default catalogue;
