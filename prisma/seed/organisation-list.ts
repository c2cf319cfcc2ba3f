/** An organisation of the demo, with the account of its owner. */
export type DemoNgo = {
  key: string;
  name: string;
  country: string;
  email: string;
  owner: string;
  login: string;
  description: string;
  website?: string;
  phone: string;
  status: "approved" | "pending" | "rejected";
  /** days since it applied */
  joined: number;
  /** instead of `joined`: days without Saturdays and Sundays */
  businessDays?: number;
  reason?: string;
};

/** Long because it is a list. */
export const demoNgos: DemoNgo[] = [
  {
    key: "loima",
    name: "Maji Ya Loima Trust",
    country: "KE",
    email: "office@majiyaloima.example",
    owner: "Wanjirũ Kamau",
    login: "ngo@harambee.example",
    phone: "+254 700 000 101",
    website: "https://majiyaloima.example/",
    status: "approved",
    joined: 460,
    description:
      "We keep the water points of Loima running: trained mechanics from the wards, parts in stock within a day’s ride, and a water committee at every pump.",
  },
  {
    key: "kita",
    name: "École Ouverte de Kita",
    country: "ML",
    email: "bureau@ecoleouverte-kita.example",
    owner: "Salimata Coulibaly",
    login: "kita@harambee.example",
    phone: "+223 70 00 01 02",
    status: "approved",
    joined: 380,
    description:
      "A secondary school that girls reach on foot and finish. Teachers, exam fees and a bicycle for whoever lives past the river.",
  },
  {
    key: "racines",
    name: "Racines du Sahel",
    country: "NE",
    email: "contact@racinesdusahel.example",
    owner: "Aïchatou Mahamadou",
    login: "racines@harambee.example",
    phone: "+227 90 00 01 03",
    status: "approved",
    joined: 432,
    description:
      "Village nurseries, trees that hold the soil, and hearings that settle the quarrels over land before they begin.",
  },
  {
    key: "mangochi",
    name: "Mangochi Mothers’ Health",
    country: "MW",
    email: "clinic@mangochimothers.example",
    owner: "Chikondi Phiri",
    login: "mangochi@harambee.example",
    phone: "+265 990 00 104",
    status: "approved",
    joined: 445,
    description:
      "Midwives, a driver and a fridge that stays cold, every night of the year on the southern lake shore.",
  },
  {
    key: "keta",
    name: "Keta Lagoon Fishers’ Union",
    country: "GH",
    email: "union@ketafishers.example",
    owner: "Kɔku Dzormeku",
    login: "keta@harambee.example",
    phone: "+233 20 000 0105",
    status: "approved",
    joined: 352,
    description: "Thirty-one fishing families who share boats, ice and the road to market.",
  },
  {
    key: "bohicon",
    name: "Union des Marchandes de Bohicon",
    country: "BJ",
    email: "union@marchandesbohicon.example",
    owner: "Rébecca Houngbédji",
    login: "bohicon@harambee.example",
    phone: "+229 97 00 01 06",
    status: "approved",
    joined: 341,
    description:
      "Three hundred women who trade, save and buy together, and train those who come after them.",
  },
  {
    key: "pending",
    name: "Okavango Reading Rooms",
    country: "BW",
    email: "hello@okavangoreading.example",
    owner: "Keabetswe Moeti",
    login: "pending@harambee.example",
    phone: "+267 71 000 107",
    status: "pending",
    joined: 2,
    description:
      "Reading rooms in six villages of the Okavango panhandle, open after school and on Saturdays. A demo application.",
  },
  {
    key: "pending-today",
    name: "Lubumbashi Code Workshop",
    country: "CD",
    email: "bonjour@codelubumbashi.example",
    owner: "Espérance Mukendi",
    login: "pending-today@harambee.example",
    phone: "+243 81 000 0109",
    status: "pending",
    joined: 0.12,
    description:
      "Twelve computers, two teachers and a generator: programming for school leavers of the Katuba quarter, four evenings a week. A demo application.",
  },
  {
    key: "pending-week",
    name: "Sahel Beekeepers’ Cooperative",
    country: "BF",
    email: "miel@apiculteurs-sahel.example",
    owner: "Aminata Ouédraogo",
    login: "pending-week@harambee.example",
    phone: "+226 70 00 01 10",
    status: "pending",
    joined: 8,
    businessDays: 6,
    description:
      "Ninety beekeepers who plant the trees their bees need, share one press and sell under one name. A demo application.",
  },
  {
    key: "rejected",
    name: "Rift Valley Aid Direct",
    country: "ET",
    email: "contact@rvad.example",
    owner: "Selamawit Tesfaye",
    login: "rejected@harambee.example",
    phone: "+251 91 100 0108",
    status: "rejected",
    joined: 12,
    reason:
      "The registration certificate has expired, and the proof of leadership names other people than the application. Please send current documents.",
    description:
      "Grain banks and seed for farming families in the central Rift Valley. A demo application.",
  },
];
