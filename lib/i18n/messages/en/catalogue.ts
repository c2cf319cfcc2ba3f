import apiKeys from "@/lib/i18n/messages/en/apiKeys";
import audit from "@/lib/i18n/messages/en/audit";
import common from "@/lib/i18n/messages/en/common";
import layout from "@/lib/i18n/messages/en/layout";
import landing from "@/lib/i18n/messages/en/landing";
import fund from "@/lib/i18n/messages/en/fund";
import campaigns from "@/lib/i18n/messages/en/campaigns";
import campaignForm from "@/lib/i18n/messages/en/campaignForm";
import donate from "@/lib/i18n/messages/en/donate";
import success from "@/lib/i18n/messages/en/success";
import gifts from "@/lib/i18n/messages/en/gifts";
import donors from "@/lib/i18n/messages/en/donors";
import contact from "@/lib/i18n/messages/en/contact";
import privacy from "@/lib/i18n/messages/en/privacy";
import ayc from "@/lib/i18n/messages/en/ayc";
import ngoMails from "@/lib/i18n/messages/en/ngoMails";
import ngos from "@/lib/i18n/messages/en/ngos";
import account from "@/lib/i18n/messages/en/account";
import registration from "@/lib/i18n/messages/en/registration";
import secondPerson from "@/lib/i18n/messages/en/secondPerson";
import dashboard from "@/lib/i18n/messages/en/dashboard";
import admin from "@/lib/i18n/messages/en/admin";
import email from "@/lib/i18n/messages/en/email";
import developers from "@/lib/i18n/messages/en/developers";
import secondFactor from "@/lib/i18n/messages/en/secondFactor";
import notFound from "@/lib/i18n/messages/en/notFound";
import failure from "@/lib/i18n/messages/en/failure";
import openid from "@/lib/i18n/messages/en/openid";
import security from "@/lib/i18n/messages/en/security";
import statistics from "@/lib/i18n/messages/en/statistics";
import outreach from "@/lib/i18n/messages/en/outreach";
import volunteers from "@/lib/i18n/messages/en/volunteers";
import webhooks from "@/lib/i18n/messages/en/webhooks";
import campaignLanguages from "@/lib/i18n/messages/en/campaignLanguages";
import needs from "@/lib/i18n/messages/en/needs";
import recordedGifts from "@/lib/i18n/messages/en/recordedGifts";
import statements from "@/lib/i18n/messages/en/statements";
import matches from "@/lib/i18n/messages/en/matches";
import supporters from "@/lib/i18n/messages/en/supporters";
import updates from "@/lib/i18n/messages/en/updates";
import inbound from "@/lib/i18n/messages/en/inbound";
import ngoNews from "@/lib/i18n/messages/en/ngoNews";
import thanks from "@/lib/i18n/messages/en/thanks";
import reports from "@/lib/i18n/messages/en/reports";
import record from "@/lib/i18n/messages/en/record";
import concerns from "@/lib/i18n/messages/en/concerns";
import embeds from "@/lib/i18n/messages/en/embeds";

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
