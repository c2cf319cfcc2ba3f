import { site } from "@/lib/site";
const landing = {
  title: `${site.name}: fund the people already doing the work`,
  description:
    "African nonprofits raise money here, each one checked by a person first. Donors anywhere give. No platform fee.",
  eyebrow: "Swahili: all pull together",
  heading: "Fund the people already doing the work.",
  lead: `African nonprofits raise money here, each one checked by a person first. Donors anywhere give. ${site.name} charges no platform fees.`,
  findCause: "Find a Cause",
  startCampaign: "Start a Campaign",
  assureVerified: "Verified organisations",
  assureFee: "$0 platform fee",
  assureReceipt: "Receipt by e-mail at once",
  statsLabel: "Impact in numbers",
  statNgos: "NGOs lost critical US funding in a year",
  statProjects: "projects funded",
  statVolunteers: "volunteers recruited",
  statDonors: "donors worldwide",
  threadsLabel: "Two hundred cut threads hang from a dark edge; twenty green ones run on.",
  endingSoonest: "Ending soonest",
  seeCampaigns: "{n, plural, one {See # campaign} other {See all # campaigns}}",
  verifiedOrganisations: "Verified organisations",
  seeNgos: "{n, plural, one {See # organisation} other {See all # organisations}}",
  raisedIn: "{n, plural, one {raised in # campaign} other {raised in # campaigns}}",
  problemKicker: "The problem",
  problemHeading: "The funding stopped. The work did not.",
  problemLead: `In one year, ${site.counts.ngosLostFunding} African organisations lost critical US funding. Midwives kept the night shift on half pay. Teachers kept the doors open with their own savings.`,
  problemText:
    "What went missing was never skill, or will, or the trust of the community. It was a straight road between the people doing the work and the people glad to pay for it.",
  problemLink: "See the Frontline Fund",
  problemLinkAfter:
    ", which supports vetted African grassroots nonprofits facing lost foreign funding.",
  problemNote:
    "One clay end for each organisation that lost its funding. The green threads are the work that went on.",
  solutionKicker: "The solution",
  solutionHeading: "Pulled together, it holds.",
  solution1: "Checked by a person",
  solution1Text: `The registration certificate is required; proof of leadership and an impact summary are part of what the reviewer looks at and can be asked for. Reviewed in ${site.claims.verificationDays.en}, ${site.claims.verificationComplexDays.en} for complex cases.`,
  solution2: "No platform fee",
  solution2Text:
    "The one deduction is the card processor’s own charge. The donor sees it before giving, the nonprofit sees it after.",
  solution3: "Paid straight out",
  solution3Text: `Donations are paid to the NGO’s registered bank account ${site.claims.payout.en}. Smaller balances are carried over. Every gift is on the statement.`,
  featuresHeading: "Built for a small team with a large task.",
  feature1: "Giving where the story is",
  feature1Text:
    "No account, no detours: a secure card page and back. Once or monthly, in under a minute.",
  feature1Label: "Your gift",
  feature1Button: "Donate Now",
  feature2: "One dashboard, every gift",
  feature2Text:
    "A dashboard tracks donations and campaigns in one place. Export any table; your books stay yours.",
  feature2TextVolunteers:
    "A dashboard tracks donations, volunteers and campaigns in one place. Export any table; your books stay yours.",
  feature2From: "Jan",
  feature2To: "Dec",
  feature3: "A team, not a shared password",
  feature3Text:
    "Up to 2 admins per nonprofit, the owner counted. Add them, assign roles, or disable inactive users the day they leave.",
  owner: "Owner",
  admin: "Admin",
  disabled: "Disabled",
  feature4: "Your card on any site",
  feature4Text:
    "Partners embed your campaign with one line of code. The amount raised stays current, and every gift lands in the same place.",
  feature4Ai: "Outreach in your own voice",
  feature4AiText:
    "AI outreach tools draft the appeal, the update and the thank-you. You change the words, then you send.",
  feature5: "Supporters’ details stay private",
  feature5Text:
    "Encrypted in transit, and at rest by the encrypted disk they lie on. Never sold, never shown on a public page unless a donor asks for it.",
  howHeading: "From thread to cloth.",
  step1: "Sign Up",
  step1Text:
    "Nonprofits apply and get verified. Bring the registration certificate; proof of leadership and an impact summary help.",
  step2: "Launch Campaigns",
  step2Text:
    "Tell the story, add a cover, set a goal and a date, or leave it open. Publish when you are ready.",
  step3: "Connect Globally",
  step3Text:
    "Share one link, put the card on any site, and receive gifts from wherever your supporters live.",
  voicesHeading: "In their words.",
  closingHeading: "There is a thread here with your organisation’s name on it.",
  emailLabel: "Work e-mail",
  emailPlaceholder: "Enter your email",
  getStarted: "Get Started Today",
  closingNote: "Free to join. No platform fees.",
  taxDeductible: "100% tax-deductible giving.",
  impactUpdates: "Impact updates from the ground.",
} as const;
export default landing;
