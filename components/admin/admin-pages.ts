/** The menu: money, the people around campaigns, mail, the platform itself; each but the first is a fold of the bar. */
export const adminMenu = [
  { group: null, pages: ["dashboard"] },
  { group: "menuMoney", pages: ["gifts", "pledges", "matches", "payouts", "ledger"] },
  {
    group: "menuPeople",
    pages: ["updates", "reports", "concerns", "supporters", "volunteers"],
  },
  { group: "menuMail", pages: ["messages", "outbox"] },
  { group: "menuSystem", pages: ["audit", "jobs", "administrators"] },
] as const;
/** "security" is the person's own page, outside of the console */
export type AdminPage = (typeof adminMenu)[number]["pages"][number] | "security";
