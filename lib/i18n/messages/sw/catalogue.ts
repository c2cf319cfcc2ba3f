import apiKeys from "@/lib/i18n/messages/sw/apiKeys";
import audit from "@/lib/i18n/messages/sw/audit";
import common from "@/lib/i18n/messages/sw/common";
import layout from "@/lib/i18n/messages/sw/layout";
import landing from "@/lib/i18n/messages/sw/landing";
import fund from "@/lib/i18n/messages/sw/fund";
import campaigns from "@/lib/i18n/messages/sw/campaigns";
import campaignForm from "@/lib/i18n/messages/sw/campaignForm";
import donate from "@/lib/i18n/messages/sw/donate";
import success from "@/lib/i18n/messages/sw/success";
import gifts from "@/lib/i18n/messages/sw/gifts";
import donors from "@/lib/i18n/messages/sw/donors";
import contact from "@/lib/i18n/messages/sw/contact";
import privacy from "@/lib/i18n/messages/sw/privacy";
import ayc from "@/lib/i18n/messages/sw/ayc";
import ngoMails from "@/lib/i18n/messages/sw/ngoMails";
import ngos from "@/lib/i18n/messages/sw/ngos";
import account from "@/lib/i18n/messages/sw/account";
import registration from "@/lib/i18n/messages/sw/registration";
import secondPerson from "@/lib/i18n/messages/sw/secondPerson";
import dashboard from "@/lib/i18n/messages/sw/dashboard";
import admin from "@/lib/i18n/messages/sw/admin";
import email from "@/lib/i18n/messages/sw/email";
import developers from "@/lib/i18n/messages/sw/developers";
import secondFactor from "@/lib/i18n/messages/sw/secondFactor";
import notFound from "@/lib/i18n/messages/sw/notFound";
import failure from "@/lib/i18n/messages/sw/failure";
import openid from "@/lib/i18n/messages/sw/openid";
import security from "@/lib/i18n/messages/sw/security";
import statistics from "@/lib/i18n/messages/sw/statistics";
import outreach from "@/lib/i18n/messages/sw/outreach";
import volunteers from "@/lib/i18n/messages/sw/volunteers";
import webhooks from "@/lib/i18n/messages/sw/webhooks";
import campaignLanguages from "@/lib/i18n/messages/sw/campaignLanguages";
import needs from "@/lib/i18n/messages/sw/needs";
import recordedGifts from "@/lib/i18n/messages/sw/recordedGifts";
import statements from "@/lib/i18n/messages/sw/statements";
import matches from "@/lib/i18n/messages/sw/matches";
import supporters from "@/lib/i18n/messages/sw/supporters";
import updates from "@/lib/i18n/messages/sw/updates";
import inbound from "@/lib/i18n/messages/sw/inbound";
import ngoNews from "@/lib/i18n/messages/sw/ngoNews";
import thanks from "@/lib/i18n/messages/sw/thanks";
import reports from "@/lib/i18n/messages/sw/reports";
import record from "@/lib/i18n/messages/sw/record";
import concerns from "@/lib/i18n/messages/sw/concerns";
import embeds from "@/lib/i18n/messages/sw/embeds";

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
