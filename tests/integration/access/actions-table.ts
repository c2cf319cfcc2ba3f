/**
 * The expected result of each server action by who calls it, with well-formed input that names nothing of theirs. One
 * cell: the same for everyone. Eight cells: visitor | incomplete | pending | rejected | approved | teammate | suspended
 * | admin.
 */
const same = (text: string): string => text;
const own = (text: string): string =>
  ["unauthenticated", ...Array<string>(7).fill(text)].join(" | ");
const admins =
  "unauthenticated | forbidden | forbidden | forbidden | forbidden | forbidden | forbidden | not_found";

export const actionTable: Record<string, string> = {
  // anyone: limited by the link, the password or the rate limits
  give: same("not_found"),
  repeatGift: same("not_found"),
  checkPayment: same("failed"),
  sendContactMessage: same("ok"),
  askForLinks: same("ok"),
  offerHelpAction: same("not_found"),
  raiseConcernAction: same("not_found"),
  confirmOfferAction: same("not_found"),
  withdrawOfferAction: same("not_found"),
  openPageAction: same("not_found"),
  confirmPageAction: same("not_found"),
  changePageAction: same("not_found"),
  endPageAction: same("not_found"),
  sendPageLinkAction: same("not_found"),
  reportPageAction: same("not_found"),
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
  confirmDonorChange: same("not_found"),
  confirmGivingForm: same("not_found"),
  takeBackWords: same("not_found"),
  sendReceipt: same("not_found"),
  chooseUpdatesAction: same("not_found"),
  leaveUpdatesAction: same("not_found"),
  publishByLinkAction: same("not_found"),
  signUp: same("done"),
  ngoLogIn: same("unauthenticated"),
  adminLogIn: same("unauthenticated"),
  askReset: same("ok"),
  setNewPassword: same("invalid"),
  confirmAddress: same("invalid"),
  acceptInvitationAction: same("invalid"),

  // the second step of a login: without a pending login there is nothing to do
  loginPasskeyAction: same("unauthenticated"),
  completeLoginAction: same("unauthenticated"),

  // the person's own account
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
  saveMobileAction:
    "unauthenticated | invalid | wrong_password | wrong_password | wrong_password | wrong_password | ngo_suspended | forbidden",
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
  saveCallAction:
    "unauthenticated | forbidden | forbidden | forbidden | not_found | not_found | ngo_suspended | forbidden",
  closeCallAction:
    "unauthenticated | forbidden | forbidden | forbidden | not_found | not_found | ngo_suspended | forbidden",
  answerOfferAction:
    "unauthenticated | forbidden | forbidden | forbidden | not_found | not_found | ngo_suspended | forbidden",
  endMonthlyGiftAction:
    "unauthenticated | forbidden | forbidden | forbidden | not_found | not_found | ngo_suspended | not_found",
  updateCampaignAction:
    "unauthenticated | forbidden | forbidden | forbidden | not_found | not_found | ngo_suspended | not_found",
  moveCampaignAction:
    "unauthenticated | forbidden | forbidden | forbidden | not_found | not_found | ngo_suspended | not_found",
  deleteCampaignAction:
    "unauthenticated | forbidden | forbidden | forbidden | not_found | not_found | ngo_suspended | forbidden",
  addVersionAction:
    "unauthenticated | forbidden | forbidden | forbidden | not_found | not_found | ngo_suspended | forbidden",
  changeVersionAction:
    "unauthenticated | forbidden | forbidden | forbidden | not_found | not_found | ngo_suspended | forbidden",
  removeVersionAction:
    "unauthenticated | forbidden | forbidden | forbidden | not_found | not_found | ngo_suspended | forbidden",
  setLanguageAction:
    "unauthenticated | forbidden | forbidden | forbidden | not_found | not_found | ngo_suspended | forbidden",
  addNeedAction:
    "unauthenticated | forbidden | forbidden | forbidden | not_found | not_found | ngo_suspended | forbidden",
  changeNeedAction:
    "unauthenticated | forbidden | forbidden | forbidden | not_found | not_found | ngo_suspended | forbidden",
  closeNeedAction:
    "unauthenticated | forbidden | forbidden | forbidden | not_found | not_found | ngo_suspended | forbidden",
  moveNeedAction:
    "unauthenticated | forbidden | forbidden | forbidden | not_found | not_found | ngo_suspended | forbidden",
  recordGiftAction:
    "unauthenticated | forbidden | forbidden | forbidden | not_found | not_found | ngo_suspended | forbidden",
  deleteRecordedGiftAction:
    "unauthenticated | forbidden | forbidden | forbidden | not_found | not_found | ngo_suspended | forbidden",
  thankDonorAction:
    "unauthenticated | forbidden | forbidden | forbidden | not_found | not_found | ngo_suspended | forbidden",
  readStatementAction:
    "unauthenticated | forbidden | forbidden | forbidden | not_found | not_found | ngo_suspended | forbidden",
  recordRowsAction:
    "unauthenticated | forbidden | forbidden | forbidden | not_found | not_found | ngo_suspended | forbidden",
  discardStatementAction:
    "unauthenticated | forbidden | forbidden | forbidden | not_found | not_found | ngo_suspended | forbidden",
  proposeMatchAction:
    "unauthenticated | forbidden | forbidden | forbidden | invalid | invalid | ngo_suspended | forbidden",
  hideWordsAction:
    "unauthenticated | forbidden | forbidden | forbidden | not_found | not_found | ngo_suspended | not_found",
  hidePageAction:
    "unauthenticated | forbidden | forbidden | forbidden | not_found | not_found | ngo_suspended | not_found",
  showPageAction:
    "unauthenticated | forbidden | forbidden | forbidden | not_found | not_found | ngo_suspended | not_found",
  copyCampaignAction:
    "unauthenticated | forbidden | forbidden | forbidden | not_found | not_found | ngo_suspended | forbidden",
  createUpdateAction:
    "unauthenticated | forbidden | forbidden | forbidden | not_found | not_found | ngo_suspended | forbidden",
  editUpdateAction:
    "unauthenticated | forbidden | forbidden | forbidden | not_found | not_found | ngo_suspended | forbidden",
  sendThanksAction:
    "unauthenticated | forbidden | forbidden | forbidden | not_found | not_found | ngo_suspended | forbidden",
  changeInboundAddressAction:
    "unauthenticated | forbidden | forbidden | forbidden | not_found | not_found | ngo_suspended | forbidden",
  publishUpdateAction:
    "unauthenticated | forbidden | forbidden | forbidden | not_found | not_found | ngo_suspended | forbidden",
  deleteUpdateAction:
    "unauthenticated | forbidden | forbidden | forbidden | not_found | not_found | ngo_suspended | forbidden",

  // the owner only
  createEndpointAction:
    "unauthenticated | forbidden | forbidden | forbidden | ok | forbidden | ngo_suspended | forbidden",
  changeEndpointAction:
    "unauthenticated | forbidden | forbidden | forbidden | not_found | forbidden | ngo_suspended | forbidden",
  switchEndpointAction:
    "unauthenticated | forbidden | forbidden | forbidden | not_found | forbidden | ngo_suspended | forbidden",
  rotateSecretAction:
    "unauthenticated | forbidden | forbidden | forbidden | not_found | forbidden | ngo_suspended | forbidden",
  deleteEndpointAction:
    "unauthenticated | forbidden | forbidden | forbidden | not_found | forbidden | ngo_suspended | forbidden",
  sendTestAction:
    "unauthenticated | forbidden | forbidden | forbidden | not_found | forbidden | ngo_suspended | forbidden",
  sendAgainAction:
    "unauthenticated | forbidden | forbidden | forbidden | not_found | forbidden | ngo_suspended | forbidden",
  createKeyAction:
    "unauthenticated | forbidden | forbidden | forbidden | ok | forbidden | ngo_suspended | forbidden",
  rotateKeyAction:
    "unauthenticated | forbidden | forbidden | forbidden | not_found | forbidden | ngo_suspended | forbidden",
  revokeKeyAction:
    "unauthenticated | not_found | not_found | not_found | not_found | forbidden | ngo_suspended | forbidden",
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
  releasePledgeAction: admins,
  cancelPledgeAction: admins,
  retryFailedAction: admins,
  payOutNowAction: admins,
  finishPayoutAction: admins,
  approvePayoutAction: admins,
  markPayoutUnknownAction: admins,
  orderRefundAction: admins,
  declineRefundAction: admins,
  makeMatchAction:
    "unauthenticated | forbidden | forbidden | forbidden | forbidden | forbidden | forbidden | invalid",
  decideMatchAction: admins,
  payMatchAction: admins,
  giveMoreTimeAction: admins,
  releaseConcernAction: admins,
  takeConcernAction: admins,
  endConcernAction: admins,
  addConcernNoteAction: admins,
  hideUpdateAction: admins,
  showUpdateAction: admins,
  releaseMessageAction: admins,
  markAnsweredAction: admins,
  answerMessageAction: admins,
  closeMessageAction: admins,
  stopCallAction: admins,
  dismissReportsAction: admins,
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
