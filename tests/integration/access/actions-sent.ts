import { randomEmail } from "@/tests/support/factories";

/** What each server action is sent: well-formed, naming nothing that exists. */
export const actionFields: Record<string, () => Record<string, string>> = {
  runAgainAction: () => ({ id: "job_none" }),
  confirmPledgeAction: () => ({ donationId: "don_none", received: "25" }), cancelPledgeAction: () => ({ donationId: "don_none" }),
  keepPledge: () => ({ token: "x.y" }), endLinks: () => ({ token: "x.y" }), endDonorLinksAction: () => ({ donationId: "don_none" }),
  give: () => ({ amount: "25", donorName: "Amina", donorEmail: "a@test.example", campaign: "none", method: "crypto" }),
  changeAmount: () => ({ token: "x.y", amount: "25" }), pause: () => ({ token: "x.y" }), skip: () => ({ token: "x.y" }), enterCode: () => ({ email: randomEmail(), code: "123456" }), resume: () => ({ token: "x.y" }), stop: () => ({ token: "x.y" }), changeCard: () => ({ token: "x.y" }), showName: () => ({ token: "x.y", show: "true" }), sendReceipt: () => ({ token: "x.y" }),
  askForLinks: () => ({ email: randomEmail() }), askReset: () => ({ email: randomEmail() }), inviteAction: () => ({ email: randomEmail() }),
  sendContactMessage: () => ({ name: "Amina", email: "a@test.example", subject: "Hello", message: "Words." }),
  continueRegistration: () => ({ orgName: "Maji", officialEmail: "a@maji.example", country: "KE", phoneNumber: "+254700000000", description: "Pumps." }),
  removeApplicationDocument: () => ({ kind: "leadershipProof" }),
  ...Object.fromEntries(["approveNgoAction", "rejectNgoAction", "suspendNgoAction", "reinstateNgoAction", "approveRenewalAction"].map((name) => [name, () => ({ id: "ngo_none" })])),
  acceptNameAction: () => ({ id: "ngo_none", name: "Other" }),
  saveProfileAction: () => ({ description: "Words." }), saveBankAction: () => ({ "bankDetails.accountNumber": "123456", currentPassword: "wrong wrong" }),
  endGiftAction: () => ({ giftId: "gif_none" }), markAnsweredAction: () => ({ messageId: "msg_none", answered: "true" }),
  approvePayoutAction: () => ({ payoutId: "pay_none" }), doubtPayoutAction: () => ({ payoutId: "pay_none" }), refundGiftAction: () => ({ donationId: "don_none", amount: "5" }), declineRefundAction: () => ({ wishId: "ref_none" }), askRefundAction: () => ({ donationId: "don_none", reason: "Words." }),
  payOutNowAction: () => ({ ngoId: "ngo_none" }), finishPayoutAction: () => ({ payoutId: "pay_none", result: "sent" }), makeGrantAction: () => ({ ngoId: "ngo_none", amount: "25", requestKey: "k" }),
  createCampaignAction: () => ({ intent: "draft", title: "Pumps", description: "Words.", fundingGoal: "100", cause: "Other", country: "KE" }),
  updateCampaignAction: () => ({ id: "cmp_none", intent: "update", title: "Pumps" }), moveCampaignAction: () => ({ id: "cmp_none", from: "ongoing", status: "paused" }), deleteCampaignAction: () => ({ id: "cmp_none" }),
  signUp: () => ({ name: "New", email: randomEmail(), password: "a quiet river", confirmPassword: "a quiet river" }),
  ngoLogIn: () => ({ email: randomEmail(), password: "a quiet river" }), adminLogIn: () => ({ email: randomEmail(), password: "a quiet river" }),
  setNewPassword: () => ({ token: "none", password: "a quiet river", confirmPassword: "a quiet river" }), changeOwnPassword: () => ({ currentPassword: "wrong wrong", password: "a quiet river", confirmPassword: "a quiet river" }),
  endIdentityAction: () => ({ id: "oid_none" }), allowIdentityAction: () => ({ id: "oid_none" }),
  confirmAddress: () => ({ token: "none" }), chooseLanguageAction: () => ({ locale: "en", path: "/home" }),
  withdrawAction: () => ({ invitationId: "inv_none" }), handOverAction: () => ({ userId: "usr_none" }), disableAction: () => ({ userId: "usr_none" }), enableAction: () => ({ userId: "usr_none" }),
  acceptInvitationAction: () => ({ token: "none", name: "New", password: "a quiet river", confirmPassword: "a quiet river" }),
};
