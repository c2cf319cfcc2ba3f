import { site } from "@/lib/site";
const developers = {
  title: "Developers",
  description: `The ${site.name} REST API: every call, who may make it, what it takes and what it answers.`,
  heading: "The API",
  lead: "Everything a person can do here, a program can do too. One envelope, one credential, one description.",
  start: "Before the first call",
  startList: [
    "Every path below stands under /api/v1.",
    "Log in with POST /ngos/login and send the token of the answer as Authorization: Bearer …. It lasts 30 days.",
    "Where the account has a second factor, the login takes code too; without it the answer is 401 second_factor_required. What moves money or rights needs a login of the last 10 minutes, else 403 step_up_required.",
    "Answers are {success, data, message} or {success, error, code, issues}. error is for a person, code is for a program.",
    "Amounts you send to pay are integer cents. Amounts in answers are dollars, unless the name ends in Cents.",
    "Send an Idempotency-Key with every call that starts a payment: the same key and body give the same gift, for 24 hours.",
  ],
  machine: "The whole description for machines",
  calls: "Calls",
  access: "Access",
  public: "everyone",
  user: "signed in",
  ngo: "NGO",
  admin: "admin",
  takes: "Takes",
} as const;
export default developers;
