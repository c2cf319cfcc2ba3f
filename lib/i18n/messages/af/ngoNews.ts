import type en from "@/lib/i18n/messages/en/ngoNews";
import type { Translation } from "@/lib/i18n/shape";

/** Words of the weekly summary for the members of an organisation. */
const ngoNews: Translation<typeof en> = {
  subject:
    "{n, plural, =0 {Julle week: {from} tot {until}} one {Julle week: een skenking, {amount}} other {Julle week: {count} skenkings, {amount}}}",
  heading: "Julle week",
  span: "Van {from} tot {until}, al julle veldtogte saam.",
  gifts: "Skenkings",
  amount: "Altesaam",
  newDonors: "Nuwe skenkers",
  monthly: "Aktiewe maandelikse skenkings",
  begun: "Maandelikse skenkings wat begin het",
  ended: "Maandelikse skenkings wat geëindig het",
  due: "{n, plural, one {Hierdie veldtog skuld sy skenkers ’n berig: {titles}} other {Hierdie veldtogte skuld hul skenkers ’n berig: {titles}}}",
  dueMore: "{titles} en nog {count}",
  open: "Maak jou paneelbord oop",
  why: "Jy kry hierdie e-pos op Maandae as lid van die organisasie, as daar iets was.",
  change: "Verander of stop dit",
};
export default ngoNews;
