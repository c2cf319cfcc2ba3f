/**
 * What each server action answers to whom, sent something well-formed that names nothing of theirs. One cell: the same for
 * everyone. Eight: visitor | incomplete | pending | rejected | approved | teammate | suspended | admin.
 */
const same = (text: string): string => text;
const own = (text: string): string =>
  ["unauthenticated", ...Array<string>(7).fill(text)].join(" | ");
const admins =
  "unauthenticated | forbidden | forbidden | forbidden | forbidden | forbidden | forbidden | not_found";

export const actionTable: Record<string, string> = {
  // anyone: what they can do is bound by the link, the password or the limits
  give: same("not_found"),
  checkPayment: same("failed"),
  sendContactMessage: same("ok"),
  askForLinks: same("ok"),
  keepPledge: same("not_found"),
  endLinks: same("not_found"),
  changeAmount: same("not_found"),
  pause: same("not_found"),
  skip: same("not_found"),
  enterCode: same("invalid"),
  typedBefore: same("silent"),
  resume: same("not_found"),
  stop: same("not_found"),
  changeCard: same("not_found"),
  showName: same("not_found"),
  takeBackWords: same("not_found"),
  sendReceipt: same("not_found"),
  signUp: same("done"),
  ngoLogIn: same("unauthenticated"),
  adminLogIn: same("unauthenticated"),
  askReset: same("ok"),
  setNewPassword: same("invalid"),
  confirmAddress: same("invalid"),
  acceptInvitationAction: same("invalid"),

  // the second step of a login: without one that is pending there is nothing to do
  loginPasskeyAction: same("unauthenticated"),
  completeLoginAction: same("unauthenticated"),

  // a person of their own
  confirmPasskeyAction: own("not_found"),
  confirmFactorAction: own("wrong_password"),
  startPasskeyAction: own("ok"),
  addPasskeyAction: same("invalid"),
  startAuthenticatorAction: own("done"),
  confirmAuthenticatorAction: own("conflict"),
  removeFactorAction: own("not_found"),
  renewRecoveryCodesAction: own("conflict"),
  changeOwnPassword:
    "unauthenticated | wrong_password | wrong_password | wrong_password | wrong_password | wrong_password | wrong_password | wrong_password",
  endSessionAction:
    "unauthenticated | not_found | not_found | not_found | not_found | not_found | not_found | not_found",
  endTokenAction:
    "unauthenticated | not_found | not_found | not_found | not_found | not_found | not_found | not_found",
  resendConfirmationAction: own("conflict"), // all of these have a confirmed address
  changeAddressAction: own("wrong_password"),
  changeNameAction: own("done"),
  endOthersAction: "unauthenticated | done | done | done | done | done | done | done",
  endIdentityAction:
    "unauthenticated | not_found | not_found | not_found | not_found | not_found | not_found | not_found",
  allowIdentityAction:
    "unauthenticated | not_found | not_found | not_found | not_found | not_found | not_found | not_found",
  chooseLanguageAction: "silent | done | done | done | done | done | done | done",

  // an organisation's members, by its status
  continueRegistration:
    "unauthenticated | done | conflict | done | conflict | conflict | ngo_suspended | forbidden",
  submitAgainAction:
    "unauthenticated | not_submitted | conflict | conflict | conflict | conflict | ngo_suspended | forbidden",
  submitApplication:
    "unauthenticated | invalid | invalid | invalid | invalid | invalid | invalid | forbidden",
  removeApplicationDocument:
    "unauthenticated | not_found | conflict | not_found | conflict | conflict | ngo_suspended | forbidden",
  saveProfileAction:
    "unauthenticated | done | done | done | done | done | ngo_suspended | forbidden",
  saveGiftMailsAction: "unauthenticated | done | done | done | done | done | done | forbidden",
  saveLogoAction:
    "unauthenticated | invalid | invalid | invalid | invalid | invalid | ngo_suspended | forbidden",
  saveBankAction:
    "unauthenticated | wrong_password | wrong_password | wrong_password | wrong_password | wrong_password | ngo_suspended | forbidden",
  sendRenewal:
    "unauthenticated | forbidden | forbidden | forbidden | invalid | invalid | ngo_suspended | forbidden",
  createCampaignAction:
    "unauthenticated | forbidden | forbidden | forbidden | done | done | ngo_suspended | forbidden",
  requestRefundAction:
    "unauthenticated | forbidden | forbidden | forbidden | not_found | not_found | ngo_suspended | forbidden",
  addDonorNoteAction:
    "unauthenticated | forbidden | forbidden | forbidden | not_found | not_found | ngo_suspended | forbidden",
  deleteDonorNoteAction:
    "unauthenticated | forbidden | forbidden | forbidden | not_found | not_found | ngo_suspended | forbidden",
  addDonorTagAction:
    "unauthenticated | forbidden | forbidden | forbidden | not_found | not_found | ngo_suspended | forbidden",
  removeDonorTagAction:
    "unauthenticated | forbidden | forbidden | forbidden | not_found | not_found | ngo_suspended | forbidden",
  endMonthlyGiftAction:
    "unauthenticated | forbidden | forbidden | forbidden | not_found | not_found | ngo_suspended | not_found",
  updateCampaignAction:
    "unauthenticated | forbidden | forbidden | forbidden | not_found | not_found | ngo_suspended | not_found",
  moveCampaignAction:
    "unauthenticated | forbidden | forbidden | forbidden | not_found | not_found | ngo_suspended | not_found",
  deleteCampaignAction:
    "unauthenticated | forbidden | forbidden | forbidden | not_found | not_found | ngo_suspended | forbidden",
  hideWordsAction:
    "unauthenticated | forbidden | forbidden | forbidden | not_found | not_found | ngo_suspended | not_found",
  copyCampaignAction:
    "unauthenticated | forbidden | forbidden | forbidden | not_found | not_found | ngo_suspended | forbidden",

  // the owner
  inviteAction:
    "unauthenticated | forbidden | forbidden | forbidden | done | forbidden | ngo_suspended | forbidden",
  withdrawAction:
    "unauthenticated | not_found | not_found | not_found | not_found | forbidden | ngo_suspended | forbidden",
  handOverAction:
    "unauthenticated | not_found | not_found | not_found | not_found | forbidden | ngo_suspended | forbidden",
  disableAction:
    "unauthenticated | not_found | not_found | not_found | not_found | forbidden | ngo_suspended | forbidden",
  enableAction:
    "unauthenticated | not_found | not_found | not_found | not_found | forbidden | ngo_suspended | forbidden",

  // administrators
  disableAdministratorAction: admins,
  enableAdministratorAction: admins,
  endAdministratorSessionsAction: admins,
  approveNgoAction: admins,
  rejectNgoAction: admins,
  undoDecisionAction: admins,
  suspendNgoAction: admins,
  reinstateNgoAction: admins,
  approveRenewalAction: admins,
  acceptNameAction: admins,
  scanAgainAction: admins,
  recordDonationAction:
    "unauthenticated | forbidden | forbidden | forbidden | forbidden | forbidden | forbidden | invalid",
  confirmPledgeAction: admins,
  cancelPledgeAction: admins,
  retryFailedAction: admins,
  payOutNowAction: admins,
  finishPayoutAction: admins,
  approvePayoutAction: admins,
  markPayoutUnknownAction: admins,
  orderRefundAction: admins,
  declineRefundAction: admins,
  markAnsweredAction: admins,
  makeGrantAction: admins,
  clearFactorsAction: admins,
  skipFactorAction:
    "unauthenticated | forbidden | forbidden | forbidden | forbidden | forbidden | forbidden | done",
  endDonorLinksAction: admins,
  approveOrderAction: admins,
  refuseOrderAction: admins,
  decideSuspenseAction: admins,
  approvePayoutsAction:
    "unauthenticated | forbidden | forbidden | forbidden | forbidden | forbidden | forbidden | done",
  runPayoutsAction:
    "unauthenticated | forbidden | forbidden | forbidden | forbidden | forbidden | forbidden | done",
};
