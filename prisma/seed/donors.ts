import type { Locale } from "@/lib/i18n/locales";
import type { Random } from "@/lib/patterns/hash";

export type DemoDonor = {
  name: string;
  email: string;
  locale: Locale;
  /** gives without showing the name */
  anonymous: boolean;
};

/** Invented people: first and last names that are borne together, in the letters they are written with. */
const peoples: { locale: DemoDonor["locale"]; first: string; last: string }[] = [
  {
    locale: "en", // Kenya
    first: "Wanjirũ,Samuel,Achieng,Mwende,Kiprop,Njeri,David,Halima",
    last: "Ekai,wa Mwangi,Ochieng,Mutua,Cheruiyot,Kamau,Wekesa,Mohamed",
  },
  {
    locale: "en", // Nigeria
    first: "Ọláyínká,Adaeze,Ifẹ́olúwa,Ezinne,Chinedu,Aisha,Tunde,Ngozi",
    last: "Adéṣọlá,Okonkwo,Balógun,Ụzọma,Eze,Bello,Adéyẹmí,Nwosu",
  },
  {
    locale: "en", // Ghana
    first: "Ɛsi,Kwabena,Akosua,Yaw,Efua,Kojo,Abena,Kɔku",
    last: "Mɛnsa,Ɔpɔku,Boateng,Asante,Owusu,Tetteh,Agyeman,Dzormeku",
  },
  {
    locale: "fr", // Senegal, Mali, Guinea
    first: "Fatoumata,Mamadou,Salimata,Ousmane,Aminata,Ibrahima,Awa,Cheikh",
    last: "Bâ,Diallo,Coulibaly,Traoré,Keïta,Ndiaye,Sow,Camara",
  },
  {
    locale: "fr", // Benin, Togo, Ivory Coast
    first: "Rébecca,Koffi,Afi,Gilles,Estelle,Yao,Prisca,Marius",
    last: "Houngbédji,Agbodjan,Kouassi,Adjovi,Mensah,Kouamé,Zinsou,Akakpo",
  },
  {
    locale: "fr", // Cameroon, the Congos
    first: "Mireille,Blaise,Grâce,Patient,Solange,Serge,Espérance,Didier",
    last: "Ngo Bassong,Mbarga,Mukendi,Ilunga,Fotso,Tshibanda,Kamdem,Mabiala",
  },
  {
    locale: "fr", // the Maghreb
    first: "Leïla,Karim,Nadia,Yacine,Samira,Hichem,Meriem,Tariq",
    last: "Benali,Bouazizi,Haddad,El Amrani,Cherif,Mansouri,Ziani,Trabelsi",
  },
  {
    locale: "en", // Ethiopia, Eritrea, Somalia
    first: "Desta,Abebe,Selam,Yusuf,Hirut,Tesfaye,Hodan,Dawit",
    last: "Wolde,Tadesse,Haji Abdi,Gebremariam,Bekele,Warsame,Haile,Ali",
  },
  {
    locale: "en", // Uganda, Rwanda, Tanzania
    first: "Grace,Innocent,Immaculate,Baraka,Claudine,Moses,Neema,Jean-Bosco",
    last: "Akello,Okello,Mugisha,Mushi,Uwimana,Nakato,Kessy,Habimana",
  },
  {
    locale: "en", // South Africa, Botswana, Lesotho
    first: "Zanele,Thandiwe,Mbalenhle,Naledi,Sipho,Lerato,Kagiso,Thabo",
    last: "Dlamini,Nkosi,Zulu,Mokoena,Khumalo,Molefe,Sithole,Moeti",
  },
  {
    locale: "af", // South Africa, Namibia
    first: "Annelie,Pieter,Marietjie,Johan,Elsabé,Gert,Liezel,Christo",
    last: "van der Merwe,Botha,Pretorius,Koekemoer,Fourie,Nel,Swanepoel,Beukes",
  },
  {
    locale: "en", // Zimbabwe, Malawi, Zambia
    first: "Chipo,Gift,Tendai,Chikondi,Mutale,Rudo,Thokozani,Bwalya",
    last: "Mutasa,Banda,Phiri,Moyo,Mwale,Chirwa,Tembo,Ncube",
  },
  {
    locale: "fr", // Madagascar
    first: "Hery,Voahangy,Lalaina,Mamy",
    last: "Rakotomalala,Rasoanaivo,Andrianarisoa,Razafindrakoto",
  },
  {
    locale: "en", // North America, Britain, Ireland
    first: "Eilidh,Marcus,Hannah,Caleb,Siobhán,Denise,Owen,Rosalind",
    last: "MacLeod,Whitfield,Abrams,Byrne,Freeman,Castellanos,Hughes,Okafor-Reid",
  },
  {
    locale: "fr", // France, Belgium, Quebec
    first: "Marie-Claire,Amélie,Benoît,Océane,Luc,Noémie,Étienne,Maëlle",
    last: "Dupuis,Fontaine,Lefèvre,Tremblay,Peeters,Gauthier,Moreau,Bélanger",
  },
  {
    locale: "en", // the north and the middle of Europe
    first: "Jonas,Þórdís,Søren,Tomasz,Olena,Paweł,Hanneke,Matej",
    last: "Lindqvist,Jónsdóttir,Kjær,Malinowski,Kovalenko,Nowak,de Vries,Novák",
  },
  {
    locale: "en", // the south of Europe, Latin America
    first: "Carlos,Lucía,Nicolás,Inês,Giulia,Mateo,Camila,Rui",
    last: "Peña,Fernández,Ibáñez,Carvalho,Bianchi,Quispe,Rojas,Moreira",
  },
  {
    locale: "en", // Asia
    first: "Ji-woo,Priya,Minh Anh,Haruka,Ravi,Mei Ling,Anjali,Kenji",
    last: "Lee,Raman,Hồ,Sato,Iyer,Tan,Deshpande,Mori",
  },
];

/** Letters that no accent can be taken from. */
const plain: Record<string, string> = { ɛ: "e", ɔ: "o", þ: "th", ł: "l", ø: "o", æ: "ae" };

/** An address of the name at a domain that reaches nobody (RFC 2606). */
const addressOf = (name: string): string =>
  `${name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[ɛɔþłøæ]/g, (letter) => plain[letter] ?? "")
    .replace(/[^a-z -]/g, "")
    .replace(/[ -]+/g, ".")}@donors.example`;

/** How many in a hundred give without showing their name. */
const anonymousShare = 0.36;

/** Everybody whom the lists can name, in an order of its own. */
export function demoDonors(r: Random): DemoDonor[] {
  const donors = new Map<string, DemoDonor>();
  for (const { locale, first, last } of peoples)
    for (const one of first.split(","))
      for (const other of last.split(",")) {
        const name = `${one} ${other}`;
        const email = addressOf(name);
        donors.set(email, { name, email, locale, anonymous: r.chance(anonymousShare) });
      }
  return r.shuffle([...donors.values()]);
}
