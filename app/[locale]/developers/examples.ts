/** Groups of API calls, with an example call and answer for each. A test validates them with the calls' own schemas. */
export const groups = ["give", "campaigns", "organisations", "account", "staff"] as const;
export type Group = (typeof groups)[number];

/** @param access "admin" marks a call for administrators, whatever its group */
export function groupOf(path: string, access: string): Group {
  if (access === "admin" || path.startsWith("/admin/")) return "staff";
  if (/^\/payment\/|\/(donate|pending-payment)$/.test(path)) return "give";
  if (path.startsWith("/campaigns")) return "campaigns";
  if (/^\/auth\/|\/(login|register)$|^\/health/.test(path)) return "account";
  return "organisations";
}

type Example = {
  method: "GET" | "POST";
  path: string;
  /** path parameters and query, as sent */
  sent: string;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  signedIn?: true;
  data: Record<string, unknown>;
};

const pagination = { page: 1, limit: 1, total: 1, totalPages: 1 };
const campaign = {
  _id: "cmp_1f0k2m9q7x3t5v8w0y2z",
  id: "cmp_1f0k2m9q7x3t5v8w0y2z",
  title: "A working pump for every ward in Loima",
  description: "Hand pumps stand broken for want of parts.",
  fundingGoal: 24000,
  totalRaised: 18402,
  deadline: 1796083199999,
  isPerpetual: false,
  cause: "Clean Water & Sanitation",
  country: "KE",
  countryName: "Kenya",
  campaignSlug: "loima-pumps",
  status: "ongoing",
  ngoId: "ngo_4c6d8f0h2j4k6m8n0p2q",
  ngoName: "Maji Ya Loima Trust",
  donors: 312,
  media: { mainImage: "/media/pump/1200.webp", additionalImages: [] },
};

export const examples: Record<Group, Example> = {
  give: {
    method: "POST",
    path: "/campaigns/{idOrSlug}/donate",
    sent: "/campaigns/loima-pumps/donate",
    body: {
      amount: 6000,
      donorName: "Wanjiru Kamau",
      donorEmail: "wanjiru@example.org",
      paymentMethod: "card",
      frequency: "once",
    },
    data: {
      sessionId: "cs_test_a1b2c3",
      url: "https://checkout.example/c/pay/cs_test_a1b2c3",
    },
  },
  campaigns: {
    method: "GET",
    path: "/campaigns",
    sent: "/campaigns?country=KE&sort=ending&limit=1",
    query: { country: "KE", sort: "ending", limit: "1" },
    data: { campaigns: [campaign], pagination },
  },
  organisations: {
    method: "GET",
    path: "/ngos/all",
    sent: "/ngos/all?limit=1",
    query: { limit: "1" },
    data: {
      ngos: [
        {
          _id: "ngo_4c6d8f0h2j4k6m8n0p2q",
          id: "ngo_4c6d8f0h2j4k6m8n0p2q",
          name: "Maji Ya Loima Trust",
          orgName: "Maji Ya Loima Trust",
          country: "KE",
          countryName: "Kenya",
          website: null,
          description: "Mechanics who mend hand pumps.",
          profileImage: null,
          facebook: null,
          twitter: null,
          instagram: null,
          linkedin: null,
          registrationDate: "2025-03-14T09:30:00.000Z",
          status: "approved",
          suspended: false,
          verifiedUntil: "2027-03-14T09:30:00.000Z",
        },
      ],
      pagination,
    },
  },
  account: {
    method: "GET",
    path: "/auth/me",
    sent: "/auth/me",
    signedIn: true,
    data: {
      user: {
        _id: "usr_7a9b1c3d5e7f9g1h3j5k",
        id: "usr_7a9b1c3d5e7f9g1h3j5k",
        email: "ekai@example.org",
        name: "Maji Ya Loima Trust",
        role: "ngo",
        isVerified: true,
        status: "approved",
        profileComplete: true,
        suspended: false,
        emailConfirmed: true,
      },
    },
  },
  staff: {
    method: "GET",
    path: "/admin/campaigns",
    sent: "/admin/campaigns?limit=1",
    query: { limit: "1" },
    signedIn: true,
    data: { campaigns: [campaign], pagination },
  },
};

/** The call as a shell command. */
export function curlOf({ method, sent, body, signedIn }: Example, base: string): string {
  const lines = [
    `curl ${method === "GET" ? "" : `-X ${method} `}'${base}/api/v1${sent}'`,
    ...(signedIn ? [`-H 'Authorization: Bearer …'`] : []),
    ...(body
      ? [`-H 'Content-Type: application/json'`, `-d '${JSON.stringify(body, null, 2)}'`]
      : []),
  ];
  return lines.join(" \\\n  ");
}
