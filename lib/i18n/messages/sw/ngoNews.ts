import type en from "@/lib/i18n/messages/en/ngoNews";
import type { Translation } from "@/lib/i18n/shape";

/** Words of the weekly summary for the members of an organisation. */
const ngoNews: Translation<typeof en> = {
  subject:
    "{n, plural, =0 {Wiki yenu: {from} hadi {until}} one {Wiki yenu: mchango mmoja, {amount}} other {Wiki yenu: michango {count}, {amount}}}",
  heading: "Wiki yenu",
  span: "Kuanzia {from} hadi {until}, kampeni zenu zote pamoja.",
  gifts: "Michango",
  amount: "Jumla",
  newDonors: "Wachangiaji wapya",
  monthly: "Michango ya kila mwezi inayoendelea",
  begun: "Michango ya kila mwezi iliyoanza",
  ended: "Michango ya kila mwezi iliyokoma",
  due: "{n, plural, one {Kampeni hii inadaiwa taarifa na wachangiaji wake: {titles}} other {Kampeni hizi zinadaiwa taarifa na wachangiaji wake: {titles}}}",
  dueMore: "{titles} na nyingine {count}",
  open: "Fungua dashibodi yako",
  why: "Unapata barua pepe hii siku za Jumatatu kwa sababu wewe ni mwanachama wa shirika, kama kulikuwa na jambo.",
  change: "Ibadilishe au uikomeshe",
};
export default ngoNews;
