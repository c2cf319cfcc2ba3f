import type en from "@/lib/i18n/messages/en/causes";
import type { Translation } from "@/lib/i18n/shape";

/** The categories of campaigns, by the name that is stored; and the short names that older rows hold. */
const causes: Translation<typeof en> = {
  causes: {
    "Education & Literacy": "Elimu na kusoma na kuandika",
    "Health & Medical Access": "Afya na huduma za matibabu",
    "Clean Water & Sanitation": "Maji safi na usafi wa mazingira",
    "Gender Equality & Women Empowerment": "Usawa wa kijinsia na uwezeshaji wa wanawake",
    "Youth Empowerment & Leadership": "Uwezeshaji na uongozi wa vijana",
    "Agriculture & Food Security": "Kilimo na usalama wa chakula",
    "Climate Action & Environmental Sustainability": "Hatua za tabianchi na utunzaji wa mazingira",
    "Economic Development & Livelihoods": "Maendeleo ya kiuchumi na njia za kujikimu",
    "Orphan & Vulnerable Children Support":
      "Msaada kwa yatima na watoto walio katika mazingira magumu",
    "Peacebuilding & Conflict Resolution": "Ujenzi wa amani na utatuzi wa migogoro",
    "HIV/AIDS Awareness & Support": "Uelewa na msaada kuhusu VVU/UKIMWI",
    "Disability Inclusion & Advocacy": "Ujumuishaji na utetezi wa watu wenye ulemavu",
    "Technology & Digital Inclusion": "Teknolojia na ujumuishaji wa kidijitali",
    "Emergency Relief & Humanitarian Aid": "Misaada ya dharura na ya kibinadamu",
    "Mental Health & Psychosocial Support": "Afya ya akili na msaada wa kisaikolojia na kijamii",
    Other: "Nyingine",
  },
  older: {
    education: "Elimu",
    health: "Huduma za afya",
    environment: "Mazingira",
    hunger: "Njaa",
    water: "Maji safi",
    genderEquality: "Usawa wa kijinsia",
    infrastructure: "Miundombinu",
    peaceJustice: "Amani na haki",
    other: "Nyingine",
  },
};
export default causes;
