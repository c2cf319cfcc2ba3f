const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Every limit of the product: hits in a window that slides (contact: OP-049). A name with ".address" counts by the address's
 * own net. Wrong passwords have waits of their own beside these: lib/auth/login-guard.ts.
 */
export const limits = {
  "login.address": { hits: 20, windowMs: 15 * minute },
  // the key is a /24 or /48 (lib/auth/network.ts, blockOf)
  "login.network": { hits: 100, windowMs: 15 * minute },
  // a browser that has logged in to this account before: all its tries, right ones too
  "login.browser": { hits: 20, windowMs: 15 * minute },
  // one account, tried from many places at once: beyond that, browsers it does not know wait
  "login.account": { hits: 50, windowMs: hour },
  // wrong passwords for one account after which its owner gets a mail, at most once a day
  "login.notice": { hits: 10, windowMs: day },
  // different rows that one network, and all together, may add to the security log before they are
  // summed up
  "security.network": { hits: 40, windowMs: hour },
  "security.all": { hits: 2_000, windowMs: hour },
  "security.person": { hits: 200, windowMs: hour },
  "signup.address": { hits: 30, windowMs: hour },
  // signing in at an OpenID provider: each beginning and each return asks the provider
  "openid.address": { hits: 30, windowMs: 15 * minute },
  "reset.address": { hits: 5, windowMs: hour },
  // mails to a donor by whoever holds the link, counted by gift
  "donorchange.gift": { hits: 5, windowMs: day },
  "donorlink.address": { hits: 5, windowMs: hour },
  "donorcode.address": { hits: 20, windowMs: hour },
  "contact.address": { hits: 5, windowMs: hour },
  "concern.address": { hits: 5, windowMs: hour },
  // drafts by a service that costs money
  "outreach.ngo": { hits: 60, windowMs: hour },
  // thank-yous that an organisation writes to donors
  "thanks.ngo": { hits: 30, windowMs: hour },
  // thank-yous to addresses that an organisation typed, and statements that it sent to be read
  "recorded.thanks": { hits: 60, windowMs: hour },
  "statement.ngo": { hits: 30, windowMs: hour },
  "volunteer.address": { hits: 5, windowMs: hour },
  // pages that supporters open; the network is a /24 or /48 (lib/auth/network.ts, blockOf)
  "supporter.address": { hits: 5, windowMs: day },
  "supporter.network": { hits: 20, windowMs: day },
  // changes of one page, each with a picture perhaps, and its link asked for again
  "supporter.change": { hits: 20, windowMs: day },
  "supporter.link": { hits: 3, windowMs: hour },
  "supporter.report.address": { hits: 5, windowMs: hour },
  // what an address may begin while little of it fails (docs/decisions/012-card-testing.md); what is paid is given back to the
  // second one
  "give.address.minute": { hits: 15, windowMs: minute },
  "give.address": { hits: 60, windowMs: 10 * minute },
  // and once much of it fails
  "give.address.strict": { hits: 5, windowMs: 10 * minute },
  // refuses nobody: begun at the provider and not paid yet
  "unpaid.address": { hits: 60, windowMs: 10 * minute },
  // refuses nobody: which share of a campaign's slots an address takes from
  "begun.address": { hits: 360, windowMs: hour },
  // links that confirm an e-mail address, and gifts begun with one (what is paid is given back to both); those of them with a
  // declined card (each that is paid takes one away)
  "confirm.address": { hits: 60, windowMs: 10 * minute },
  "confirmed.address": { hits: 30, windowMs: 10 * minute },
  "confirmed.failed.address": { hits: 10, windowMs: hour },
  // refuses nobody: beyond it, a known donor's e-mail gets no slot of its own any more
  "give.email": { hits: 10, windowMs: hour },
  // tries with one card, from anywhere
  "give.card": { hits: 10, windowMs: hour },
  // declined cards of one donation, and of all donations begun from one address
  "declined.gift": { hits: 10, windowMs: hour },
  "declined.gift.confirmed": { hits: 3, windowMs: hour },
  "declined.address.short": { hits: 5, windowMs: 10 * minute },
  "declined.address": { hits: 20, windowMs: hour },
  // an address that used a card which was tried too often
  "testing.address": { hits: 0, windowMs: hour },
  // a campaign's slots: for an address's first two donations of the hour (one half for all, one
  // with a share for each wide network), for all further ones, and for those who waited
  "give.campaign.fresh": { hits: 300, windowMs: minute },
  "give.campaign.world": { hits: 300, windowMs: minute },
  "give.campaign.net": { hits: 15, windowMs: minute },
  "give.campaign": { hits: 300, windowMs: minute },
  "give.campaign.waited": { hits: 300, windowMs: minute },
  "verify.session": { hits: 12, windowMs: minute },
  "verify.address": { hits: 60, windowMs: minute },
  /** confirmation mails asked for by the person; lib/email/unasked-mail.ts sends one address three a day, the first included */
  "confirm.user": { hits: 2, windowMs: day },
  // tests and repeats: each makes our server call another
  "webhook.ngo": { hits: 60, windowMs: hour },
  "name.user": { hits: 10, windowMs: hour },
  "invite.ngo": { hits: 10, windowMs: hour },
  // sheets drawn as PDF: receipts and statements
  "sheet.address": { hits: 60, windowMs: 10 * minute },
  "like.address": { hits: 30, windowMs: minute },
  // searches of pages and of calls together
  "search.address": { hits: 60, windowMs: minute },
  "api.address": { hits: 600, windowMs: minute },
  // browsers' reports about a page's policy (app/csp-reports)
  "csp.address": { hits: 60, windowMs: minute },
  "admin.user": { hits: 120, windowMs: minute },
  // second factors: by account and network; six-digit codes also by account alone (recovery codes and passkeys are not limited by
  // it, so that others' tries never shut the owner out)
  "factor.pair": { hits: 10, windowMs: 15 * minute },
  "factor.address": { hits: 30, windowMs: 15 * minute },
  "passkey.pair": { hits: 30, windowMs: 15 * minute },
  "factor.user": { hits: 20, windowMs: hour },
  "password.user": { hits: 10, windowMs: 15 * minute },
} as const;
export type LimitName = keyof typeof limits;
