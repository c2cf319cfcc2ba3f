const openid = {
  or: "or",
  button: "Continue with {name}",
  problem: {
    noAddress: "{name} gave us no email address. Log in with your password.",
    notVerified:
      "{name} has not confirmed that your email address is yours. Confirm it there, or log in with your password.",
    unknown: "There is no account with the address of your {name} account.",
    notConfirmed:
      "The email address of your account here is not confirmed yet. Log in with your password, open the link in the email we sent you, and try {name} again.",
    closed: "This account is closed. Write to {support} if you think this is a mistake.",
    otherKind: "This account does not log in on this page.",
    otherIdentity:
      "This account is linked to another {name} account. Continue with that one, or log in with your password.",
    ended:
      "You ended the link between this account and {name}. Log in with your password; you can allow it again in your security settings.",
    cancelled:
      "You did not finish logging in with {name}. Try again, or log in with your password.",
    expired:
      "This login began in another browser or took longer than 15 minutes. Please start again.",
    failed:
      "We could not check the answer from {name}, so you are not logged in. Please start again, or log in with your password.",
    away: "{name} cannot be reached right now. Log in with your password, or try again in a few minutes.",
    tooMany: "Too many attempts. Please try again in 15 minutes.",
  },
  toOrganisations: "Log in as an organisation",
  toAdmins: "Log in to the Admin Portal",
  toSupport: "Contact support",
  unknownHere:
    "There is no account with this address yet. Sign up here; afterwards, once your address is confirmed, you can continue with {name}.",
  linked: {
    heading: "Login with {name}",
    none: "Not linked. To link it, choose “Continue with {name}” on the login page with the address of this account.",
    since: "{email}, linked on {date}. Last used on {used}.",
    ended: "{email}: you ended this link, so it no longer works.",
    end: "End the link",
    ending: "Ending...",
    endedNow: "The link has been ended. Your password works as before.",
    allow: "Allow it again",
    allowing: "Allowing...",
    allowedNow: "Allowed. Continue with {name} on the login page to link it.",
  },
  mail: {
    linkedSubject: "You can now log in with {name}",
    linkedText:
      "Someone, hopefully you, logged in to {email} with the {name} account {other}. From now on that account logs in here without your password.",
    linkedNote:
      "If this was not you, end the link in your security settings, set a new password and write to {support}.",
    endedSubject: "You can no longer log in with {name}",
    endedText:
      "The link between {email} and the {name} account {other} was ended. Your password works as before.",
    button: "Open the security settings",
  },
} as const;
export default openid;
