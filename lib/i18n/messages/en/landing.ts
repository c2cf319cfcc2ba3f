import { site } from "@/lib/site";
const landing = {
  title: `${site.name}: fund the people already doing the work`,
  description:
    "Vetted African nonprofits raise money here. Anyone, anywhere can give. No platform fee.",
  eyebrow: "Swahili: all pull together",
  heading: "Fund the people already doing the work.",
  lead: `Vetted African nonprofits raise money here. Anyone, anywhere can give. ${site.name} charges no platform fees.`,
  findCause: "Find a Cause",
  startCampaign: "Start a Campaign",
  assureVerified: "Verified organisations",
  assureFee: "$0 platform fee",
  assureReceipt: "Instant email receipt",
  statsLabel: "Impact in numbers",
  statNgos: "NGOs lost critical US funding in a year",
  statProjects: "projects funded",
  statVolunteers: "volunteers recruited",
  statDonors: "donors worldwide",
  threadsLabel: "Two hundred cut threads hang from a dark edge; twenty green threads continue.",
  endingSoonest: "Ending soonest",
  seeCampaigns: "{n, plural, one {See # campaign} other {See all # campaigns}}",
  verifiedOrganisations: "Verified organisations",
  seeNgos: "{n, plural, one {See # organisation} other {See all # organisations}}",
  raisedIn: "{n, plural, one {raised in # campaign} other {raised in # campaigns}}",
  problemKicker: "The problem",
  problemHeading: "The funding stopped. The work did not.",
  problemLead: `In one year, ${site.counts.ngosLostFunding} African organisations lost critical US funding. Midwives kept working nights on half pay. Teachers kept schools open with their own savings.`,
  problemText:
    "They never lost their skills, their drive or their communities’ trust. What they lost was a direct way to reach the people who want to fund them.",
  problemLink: "See the Frontline Fund",
  problemLinkAfter:
    ", which supports vetted African grassroots nonprofits facing lost foreign funding.",
  problemNote:
    "Each cut thread is an organisation that lost its funding. The green ones kept going.",
  solutionKicker: "The solution",
  solutionHeading: "Stronger together.",
  solution1: "Vetted by our team",
  solution1Text: `A registration certificate is required. Our reviewers also look at proof of leadership and an impact summary. Reviewed in ${site.claims.verificationDays.en}, ${site.claims.verificationComplexDays.en} for complex cases.`,
  solution2: "No platform fee",
  solution2Text:
    "The only deduction is the payment processor’s fee. Donors see it before they give; nonprofits see it on every gift.",
  solution3: "Paid straight to the nonprofit",
  solution3Text: `Donations are paid to the NGO’s registered bank account ${site.claims.payout.en}. Smaller balances are carried over. Each payout comes with a statement of every gift.`,
  featuresHeading: "Built for small teams with big goals.",
  feature1: "Give where you read the story",
  feature1Text:
    "No account needed: give and pay on one page, in our payment provider’s secure form. Once or monthly.",
  feature1Label: "Your gift",
  feature1Button: "Donate Now",
  feature2: "One dashboard, every gift",
  feature2Text:
    "A dashboard tracks donations and campaigns in one place. Export any table for your own records.",
  feature2TextVolunteers:
    "A dashboard tracks donations, volunteers and campaigns in one place. Export any table for your own records.",
  feature2From: "Jan",
  feature2To: "Dec",
  feature3: "A team, not a shared password",
  feature3Text:
    "Up to 2 admins per nonprofit, the owner included. Add people, assign roles and disable inactive users the day they leave.",
  owner: "Owner",
  admin: "Admin",
  disabled: "Disabled",
  feature4: "Your campaign on any website",
  feature4Text:
    "Partners can add your campaign with one line of code. The amount raised stays up to date, and every gift goes to the same campaign.",
  feature4Ai: "Outreach in your own voice",
  feature4AiText:
    "AI outreach tools, or our templates where no AI service is connected, draft the appeal, the posts and the thank-you letter. You edit them, then send.",
  feature5: "Supporters’ details stay private",
  feature5Text:
    "Encrypted in transit and stored on an encrypted disk. Never sold, and never public unless the donor asks for it.",
  howHeading: "How it works",
  step1: "Sign Up",
  step1Text:
    "Nonprofits apply and get verified. Have your registration certificate ready; proof of leadership and an impact summary help.",
  step2: "Launch Campaigns",
  step2Text:
    "Tell your story, add a cover picture and set a goal. An end date is up to you. Publish when you are ready.",
  step3: "Connect Globally",
  step3Text:
    "Share one link, add your campaign to any website, and receive gifts from supporters around the world.",
  voicesHeading: "In their own words",
  closingHeading: "There is a place here for your organisation.",
  emailLabel: "Work email",
  emailPlaceholder: "Enter your email",
  getStarted: "Get Started Today",
  closingNote: "Free to join. No platform fees.",
  taxDeductible: "100% tax-deductible giving {where}.",
  impactUpdates: "Impact updates from the ground.",
} as const;
export default landing;
