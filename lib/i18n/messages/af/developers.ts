import { site } from "@/lib/site";
import type en from "@/lib/i18n/messages/en/developers";
import type { Translation } from "@/lib/i18n/shape";

const developers: Translation<typeof en> = {
  title: "Ontwikkelaars",
  description: `Die ${site.name} REST-API: elke oproep, wie dit mag maak, wat dit aanvaar en wat dit antwoord.`,
  heading: "Die API",
  lead: "Alles wat ’n mens hier kan doen, kan ’n program ook doen. Een antwoordformaat, een soort token, een beskrywing.",
  start: "Voor die eerste oproep",
  startList: [
    "Elke pad hieronder begin met /api/v1.",
    "Meld aan met POST /ngos/login en stuur die token van die antwoord as Authorization: Bearer …. Dit bly 30 dae geldig.",
    "Waar die rekening ’n tweede faktor het, neem die aanmelding ook code; daarsonder is die antwoord 401 second_factor_required. Wat geld of regte verander, het ’n aanmelding van die laaste 10 minute nodig, anders 403 step_up_required.",
    "Antwoorde is {success, data, message} of {success, error, code, issues}. error is vir mense, code is vir programme.",
    "Bedrae wat jy stuur om te betaal, is heelgetalle in sent. Bedrae in antwoorde is dollar, tensy die naam op Cents eindig.",
    "Stuur ’n Idempotency-Key met elke oproep wat ’n betaling begin: dieselfde sleutel en inhoud gee dieselfde skenking, vir 24 uur.",
  ],
  machine: "Die hele beskrywing vir masjiene",
  calls: "Oproepe",
  access: "Toegang",
  public: "almal",
  user: "aangemeld",
  ngo: "NGO",
  admin: "admin",
  give: "Skenk",
  campaigns: "Veldtogte",
  organisations: "Organisasies",
  account: "Rekening",
  staff: "Personeel",
  example: "Voorbeeld",
  answer: "Antwoord",
  takes: "Aanvaar",
};
export default developers;
