const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Every rate limit of the product: hits per sliding window (contact: OP-049). A name ending in ".address" counts by the
 * address's network. Wrong passwords also have delays of their own: lib/auth/login-guard.ts.
 */
export const limits = {
  "login.address": { hits: 20, windowMs: 15 * minute },
  // the key is a /24 or /48 (lib/auth/network.ts, blockOf)
  "login.network": { hits: 100, windowMs: 15 * minute },
  // a browser that has logged in to this account before: all its attempts, right ones too
  "login.browser": { hits: 20, windowMs: 15 * minute },
  // one account, tried from many places at once: beyond that, unknown browsers must wait
  "login.account": { hits: 50, windowMs: hour },
  // wrong passwords for one account after which its owner gets a mail, at most once a day
  "login.notice": { hits: 10, windowMs: day },
  // different rows that one network, and all together, may add to the security log before they are aggregated
  "security.network": { hits: 40, windowMs: hour },
  "security.all": { hits: 2_000, windowMs: hour },
  "security.person": { hits: 200, windowMs: hour },
  "signup.address": { hits: 30, windowMs: hour },
  // signing in at an OpenID provider: each start and each return calls the provider
  "openid.address": { hits: 30, windowMs: 15 * minute },
  "reset.address": { hits: 5, windowMs: hour },
  // mails to a donor by whoever holds the link, counted by gift
  "donorchange.gift": { hits: 5, windowMs: day },
  "donorlink.address": { hits: 5, windowMs: hour },
  "donorcode.address": { hits: 20, windowMs: hour },
  "contact.address": { hits: 5, windowMs: hour },
  "concern.address": { hits: 5, windowMs: hour },
  // drafts by a service that charges us
  "outreach.ngo": { hits: 60, windowMs: hour },
  // thank-you messages that an organisation writes to donors
  "thanks.ngo": { hits: 30, windowMs: hour },
  // thank-you messages to addresses that an organisation typed, and statements that it uploaded
  "recorded.thanks": { hits: 60, windowMs: hour },
  "statement.ngo": { hits: 30, windowMs: hour },
  "volunteer.address": { hits: 5, windowMs: hour },
  // pages that supporters open; the network is a /24 or /48 (lib/auth/network.ts, blockOf)
  "supporter.address": { hits: 5, windowMs: day },
  "supporter.network": { hits: 20, windowMs: day },
  // changes of one page, each perhaps with a picture, and requests for its link
  "supporter.change": { hits: 20, windowMs: day },
  "supporter.link": { hits: 3, windowMs: hour },
  "supporter.report.address": { hits: 5, windowMs: hour },
  // donations that an address may begin while few of them fail (docs/decisions/012-card-testing.md); for the second,
  // paid ones are given back
  "give.address.minute": { hits: 15, windowMs: minute },
  "give.address": { hits: 60, windowMs: 10 * minute },
  // and once many of them fail
  "give.address.strict": { hits: 5, windowMs: 10 * minute },
  // never refuses: donations begun at the provider and not paid yet
  "unpaid.address": { hits: 60, windowMs: 10 * minute },
  // never refuses: decides which share of a campaign's slots an address takes from
  "begun.address": { hits: 360, windowMs: hour },
  // links that confirm an email address, and donations begun with one (paid ones are given back to both); and those of
  // them with a declined card (each paid one takes one off)
  "confirm.address": { hits: 60, windowMs: 10 * minute },
  "confirmed.address": { hits: 30, windowMs: 10 * minute },
  "confirmed.failed.address": { hits: 10, windowMs: hour },
  // never refuses: beyond it, a known donor's email gets no slot of its own any more
  "give.email": { hits: 10, windowMs: hour },
  // attempts with one card, from anywhere
  "give.card": { hits: 10, windowMs: hour },
  // declined cards of one donation, and of all donations begun from one address
  "declined.gift": { hits: 10, windowMs: hour },
  "declined.gift.confirmed": { hits: 3, windowMs: hour },
  "declined.address.short": { hits: 5, windowMs: 10 * minute },
  "declined.address": { hits: 20, windowMs: hour },
  // an address that used a card which was tried too often
  "testing.address": { hits: 0, windowMs: hour },
  // a campaign's slots: for an address's first two donations of the hour (one half for everybody, one shared out among
  // wide networks), for all further ones, and for those that waited
  "give.campaign.fresh": { hits: 300, windowMs: minute },
  "give.campaign.world": { hits: 300, windowMs: minute },
  "give.campaign.net": { hits: 15, windowMs: minute },
  "give.campaign": { hits: 300, windowMs: minute },
  "give.campaign.waited": { hits: 300, windowMs: minute },
  "verify.session": { hits: 12, windowMs: minute },
  "verify.address": { hits: 60, windowMs: minute },
  /**
   * confirmation mails requested by the person; lib/email/unasked-mail.ts limits an address to three a day, the first
   * included
   */
  "confirm.user": { hits: 2, windowMs: day },
  // test deliveries and redeliveries: each makes our server call another
  "webhook.ngo": { hits: 60, windowMs: hour },
  "name.user": { hits: 10, windowMs: hour },
  "invite.ngo": { hits: 10, windowMs: hour },
  // PDF documents rendered: receipts and statements
  "sheet.address": { hits: 60, windowMs: 10 * minute },
  "like.address": { hits: 30, windowMs: minute },
  // searches on pages and in the API together
  "search.address": { hits: 60, windowMs: minute },
  "api.address": { hits: 600, windowMs: minute },
  // browsers' policy reports (app/csp-reports)
  "csp.address": { hits: 60, windowMs: minute },
  "admin.user": { hits: 120, windowMs: minute },
  // second factors: by account and network; six-digit codes also by account alone (recovery codes and passkeys are
  // exempt from that, so that attempts by others never lock the owner out)
  "factor.pair": { hits: 10, windowMs: 15 * minute },
  "factor.address": { hits: 30, windowMs: 15 * minute },
  "passkey.pair": { hits: 30, windowMs: 15 * minute },
  "factor.user": { hits: 20, windowMs: hour },
  "password.user": { hits: 10, windowMs: 15 * minute },
} as const;
export type LimitName = keyof typeof limits;
