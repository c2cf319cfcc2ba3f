import apiKeys from "@/lib/i18n/messages/ar/apiKeys";
import audit from "@/lib/i18n/messages/ar/audit";
import common from "@/lib/i18n/messages/ar/common";
import layout from "@/lib/i18n/messages/ar/layout";
import landing from "@/lib/i18n/messages/ar/landing";
import fund from "@/lib/i18n/messages/ar/fund";
import campaigns from "@/lib/i18n/messages/ar/campaigns";
import campaignForm from "@/lib/i18n/messages/ar/campaignForm";
import donate from "@/lib/i18n/messages/ar/donate";
import success from "@/lib/i18n/messages/ar/success";
import gifts from "@/lib/i18n/messages/ar/gifts";
import donors from "@/lib/i18n/messages/ar/donors";
import contact from "@/lib/i18n/messages/ar/contact";
import privacy from "@/lib/i18n/messages/ar/privacy";
import ayc from "@/lib/i18n/messages/ar/ayc";
import ngoMails from "@/lib/i18n/messages/ar/ngoMails";
import ngos from "@/lib/i18n/messages/ar/ngos";
import account from "@/lib/i18n/messages/ar/account";
import registration from "@/lib/i18n/messages/ar/registration";
import secondPerson from "@/lib/i18n/messages/ar/secondPerson";
import dashboard from "@/lib/i18n/messages/ar/dashboard";
import admin from "@/lib/i18n/messages/ar/admin";
import email from "@/lib/i18n/messages/ar/email";
import developers from "@/lib/i18n/messages/ar/developers";
import secondFactor from "@/lib/i18n/messages/ar/secondFactor";
import notFound from "@/lib/i18n/messages/ar/notFound";
import failure from "@/lib/i18n/messages/ar/failure";
import openid from "@/lib/i18n/messages/ar/openid";
import security from "@/lib/i18n/messages/ar/security";
import statistics from "@/lib/i18n/messages/ar/statistics";
import outreach from "@/lib/i18n/messages/ar/outreach";
import volunteers from "@/lib/i18n/messages/ar/volunteers";
import webhooks from "@/lib/i18n/messages/ar/webhooks";
import campaignLanguages from "@/lib/i18n/messages/ar/campaignLanguages";
import needs from "@/lib/i18n/messages/ar/needs";
import recordedGifts from "@/lib/i18n/messages/ar/recordedGifts";
import statements from "@/lib/i18n/messages/ar/statements";
import matches from "@/lib/i18n/messages/ar/matches";
import supporters from "@/lib/i18n/messages/ar/supporters";
import updates from "@/lib/i18n/messages/ar/updates";
import inbound from "@/lib/i18n/messages/ar/inbound";
import ngoNews from "@/lib/i18n/messages/ar/ngoNews";
import thanks from "@/lib/i18n/messages/ar/thanks";
import reports from "@/lib/i18n/messages/ar/reports";
import record from "@/lib/i18n/messages/ar/record";
import concerns from "@/lib/i18n/messages/ar/concerns";
import embeds from "@/lib/i18n/messages/ar/embeds";

/** All areas of the language; errors stand apart (lib/i18n/errors.ts). */
const catalogue = {
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
};
export default catalogue;
