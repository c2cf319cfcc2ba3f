import { noBreaks } from "@/lib/i18n/no-breaks";
import apiKeys from "@/lib/i18n/messages/pt/apiKeys";
import audit from "@/lib/i18n/messages/pt/audit";
import common from "@/lib/i18n/messages/pt/common";
import layout from "@/lib/i18n/messages/pt/layout";
import landing from "@/lib/i18n/messages/pt/landing";
import fund from "@/lib/i18n/messages/pt/fund";
import campaigns from "@/lib/i18n/messages/pt/campaigns";
import campaignForm from "@/lib/i18n/messages/pt/campaignForm";
import donate from "@/lib/i18n/messages/pt/donate";
import success from "@/lib/i18n/messages/pt/success";
import gifts from "@/lib/i18n/messages/pt/gifts";
import donors from "@/lib/i18n/messages/pt/donors";
import contact from "@/lib/i18n/messages/pt/contact";
import privacy from "@/lib/i18n/messages/pt/privacy";
import ayc from "@/lib/i18n/messages/pt/ayc";
import ngoMails from "@/lib/i18n/messages/pt/ngoMails";
import ngos from "@/lib/i18n/messages/pt/ngos";
import account from "@/lib/i18n/messages/pt/account";
import registration from "@/lib/i18n/messages/pt/registration";
import secondPerson from "@/lib/i18n/messages/pt/secondPerson";
import dashboard from "@/lib/i18n/messages/pt/dashboard";
import admin from "@/lib/i18n/messages/pt/admin";
import email from "@/lib/i18n/messages/pt/email";
import developers from "@/lib/i18n/messages/pt/developers";
import secondFactor from "@/lib/i18n/messages/pt/secondFactor";
import notFound from "@/lib/i18n/messages/pt/notFound";
import failure from "@/lib/i18n/messages/pt/failure";
import openid from "@/lib/i18n/messages/pt/openid";
import security from "@/lib/i18n/messages/pt/security";
import statistics from "@/lib/i18n/messages/pt/statistics";
import outreach from "@/lib/i18n/messages/pt/outreach";
import volunteers from "@/lib/i18n/messages/pt/volunteers";
import webhooks from "@/lib/i18n/messages/pt/webhooks";
import campaignLanguages from "@/lib/i18n/messages/pt/campaignLanguages";
import needs from "@/lib/i18n/messages/pt/needs";
import recordedGifts from "@/lib/i18n/messages/pt/recordedGifts";
import statements from "@/lib/i18n/messages/pt/statements";
import matches from "@/lib/i18n/messages/pt/matches";
import supporters from "@/lib/i18n/messages/pt/supporters";
import updates from "@/lib/i18n/messages/pt/updates";
import inbound from "@/lib/i18n/messages/pt/inbound";
import ngoNews from "@/lib/i18n/messages/pt/ngoNews";
import thanks from "@/lib/i18n/messages/pt/thanks";
import reports from "@/lib/i18n/messages/pt/reports";
import record from "@/lib/i18n/messages/pt/record";
import concerns from "@/lib/i18n/messages/pt/concerns";
import embeds from "@/lib/i18n/messages/pt/embeds";

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
