import type en from "@/lib/i18n/messages/en/causes";
import type { Translation } from "@/lib/i18n/shape";

const causes: Translation<typeof en> = {
  causes: {
    "Education & Literacy": "Onderwys en Geletterdheid",
    "Health & Medical Access": "Gesondheid en Mediese Toegang",
    "Clean Water & Sanitation": "Skoon Water en Sanitasie",
    "Gender Equality & Women Empowerment": "Geslagsgelykheid en Vrouebemagtiging",
    "Youth Empowerment & Leadership": "Jeugbemagtiging en Leierskap",
    "Agriculture & Food Security": "Landbou en Voedselsekerheid",
    "Climate Action & Environmental Sustainability": "Klimaataksie en Omgewingsvolhoubaarheid",
    "Economic Development & Livelihoods": "Ekonomiese Ontwikkeling en Lewensbestaan",
    "Orphan & Vulnerable Children Support": "Ondersteuning aan Weeskinders en Kwesbare Kinders",
    "Peacebuilding & Conflict Resolution": "Vredesbou en Konflikoplossing",
    "HIV/AIDS Awareness & Support": "MIV/vigs-bewustheid en -ondersteuning",
    "Disability Inclusion & Advocacy": "Gestremdheidsinsluiting en -voorspraak",
    "Technology & Digital Inclusion": "Tegnologie en Digitale Insluiting",
    "Emergency Relief & Humanitarian Aid": "Noodhulp en Humanitêre Hulp",
    "Mental Health & Psychosocial Support": "Geestesgesondheid en Psigososiale Ondersteuning",
    Other: "Ander",
  },
  older: {
    education: "Onderwys",
    health: "Gesondheidsorg",
    environment: "Omgewing",
    hunger: "Honger",
    water: "Skoon water",
    genderEquality: "Geslagsgelykheid",
    infrastructure: "Infrastruktuur",
    peaceJustice: "Vrede en geregtigheid",
    other: "Ander",
  },
};
export default causes;
