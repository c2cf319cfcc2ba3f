import type en from "@/lib/i18n/messages/en/ngos";
import type { Translation } from "@/lib/i18n/shape";

const ngos: Translation<typeof en> = {
  title: "Organisasies",
  description:
    "Afrika se nie-winsgewende organisasies waarvan ons span die registrasie nagegaan het. Soek op naam en sien elkeen se veldtogte.",
  heading: "Die organisasies",
  lead: "Elkeen word deur mense van Afrika gelei, en ons span het elkeen se registrasie nagegaan voordat dit ’n sent kon ontvang.",
  search: "Soek op naam",
  searchButton: "Soek",
  clear: "Wys almal",
  count: "{n, plural, one {# organisasie} other {# organisasies}}",
  none: "Geen organisasies voldoen aan jou soektog nie.",
  campaigns: "{n, plural, =0 {Nog geen veldtogte} one {# veldtog} other {# veldtogte}}",
  verified: "geverifieer",
  expired: "Verifikasie het verval",
  suspended: "Hierdie organisasie is opgeskort. Sy veldtogte aanvaar vir eers geen skenkings nie.",
  donate: "Skenk",
  noCampaigns: "Hierdie organisasie het nog geen openbare veldtogte nie.",
  campaignsHeading: "Veldtogte",
  supporters: "Onlangse ondersteuners",
  noSupporters: "Nog geen ondersteuner het gekies om hul naam te wys nie.",
  about: "Oor",
  website: "Webwerf",
  like: "Hou van",
  liked: "Hou hiervan",
  likes: "{n, plural, one {# hou hiervan} other {# hou hiervan}}",
  share: "Deel",
  copied: "Veldtogskakel na knipbord gekopieer!",
  notFound: "Geen NGO-data gevind nie.",
  back: "Alle organisasies",
  demo: "Demo-organisasie: die naam, teks en syfers is voorbeelde.",
  breadcrumb: "Broodkrummels",
  newTab: "(maak in ’n nuwe oortjie oop)",
  noDescription: "Hierdie organisasie het nog geen beskrywing bygevoeg nie.",
  notFoundText: "Die organisasie se bladsy het dalk verskuif, of dit is nie openbaar nie.",
};
export default ngos;
