import type en from "@/lib/i18n/messages/en/ngos";
import type { Translation } from "@/lib/i18n/shape";

const ngos: Translation<typeof en> = {
  title: "Organisasies",
  description: "Afrika se nie-winsgewende organisasies wie se registrasie deur ’n mens nagegaan is. Vind een op naam en sien sy veldtogte.",
  heading: "Die organisasies",
  lead: "Elkeen word deur Afrikane gelei, en elkeen se registrasie is deur ’n mens nagegaan voordat dit ’n sent kon ontvang.",
  search: "Soek op naam",
  searchButton: "Soek",
  clear: "Wys almal",
  count: "{n, plural, one {# organisasie} other {# organisasies}}",
  none: "Geen organisasies pas by jou soektog nie.",
  campaigns: "{n, plural, =0 {Nog geen veldtogte} one {# veldtog} other {# veldtogte}}",
  verified: "nagegaan",
  expired: "Verifikasie het verval",
  suspended: "Hierdie organisasie is opgeskort. Sy veldtogte neem vir eers geen gifte nie.",
  donate: "Skenk",
  noCampaigns: "Hierdie organisasie het nog geen openbare veldtogte nie.",
  campaignsHeading: "Veldtogte",
  supporters: "Onlangse ondersteuners",
  noSupporters: "Nog geen ondersteuner het gekies om genoem te word nie.",
  about: "Oor",
  website: "Webwerf",
  like: "Hou van",
  liked: "Hou hiervan",
  likes: "{n, plural, one {# hou hiervan} other {# hou hiervan}}",
  share: "Deel",
  copied: "Veldtogskakel na knipbord gekopieer!",
  notFound: "Geen NGO-data gevind nie.",
  back: "Alle organisasies",
  demo: "Demo-organisasie: sy naam, woorde en syfers is voorbeelde.",
};
export default ngos;
