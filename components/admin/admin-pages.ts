/**
 * The menu in groups: money, the people around campaigns, mail, the platform itself. Each group except the first is a
 * menu of the bar.
 */
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
/** "security" is the person's own page, outside the console */
export type AdminPage = (typeof adminMenu)[number]["pages"][number] | "security";
