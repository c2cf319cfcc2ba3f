import { site } from "@/lib/site";
const developers = {
  title: "Developers",
  description: `The ${site.name} REST API: every call, who may make it, what it takes and what it answers.`,
  heading: "The API",
  lead: "Everything you can do on the site, your program can do too. One answer format, one kind of token, one description.",
  start: "Before the first call",
  startList: [
    "Every path below starts with /api/v1.",
    "Log in with POST /ngos/login and send the token it returns as Authorization: Bearer …. It lasts 30 days.",
    "If the account has a second factor, the login needs code too; without it the answer is 401 second_factor_required. Anything that moves money or changes permissions needs a login within the last 10 minutes, or the answer is 403 step_up_required.",
    "Answers are {success, data, message} or {success, error, code, issues}. error is for people, code is for programs.",
    "Amounts you send to pay are integer cents. Amounts in answers are dollars, unless the name ends in Cents.",
    "Send an Idempotency-Key with every call that starts a payment: for 24 hours, the same key and body give the same gift.",
  ],
  machine: "The full description for machines",
  calls: "Calls",
  access: "Access",
  public: "everyone",
  user: "logged in",
  ngo: "NGO",
  admin: "admin",
  takes: "Takes",
} as const;
export default developers;
