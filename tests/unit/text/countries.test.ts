import { expect, test } from "vitest";
import { countries, countryCode, countryFault } from "@/lib/countries";
import words from "@/lib/i18n/index/countries";

test("[RI-13] each country by its name in each language, in any case, with either apostrophe and without marks", () => {
  const asked = ["Congo", "Kongo", "الكونغو"];
  for (const { code } of countries)
    for (const { names } of Object.values(words)) {
      const name = names[code];
      if (asked.includes(name)) continue;
      const bare = name.normalize("NFD").replace(/\p{M}/gu, "");
      for (const written of [name, name.toUpperCase(), bare, ` ${name} `, name.replace(/'/g, "’")])
        expect([written, countryCode(written)]).toEqual([written, code]);
    }
});

test.each([
  ["Côte d’Ivoire", "CI"],
  ["Cote d Ivoire", "CI"],
  ["COTE D'IVOIRE", "CI"],
  ["Ivory Coast", "CI"],
  ["Cape Verde", "CV"],
  ["Cap-Vert", "CV"],
  ["DRC", "CD"],
  ["dr congo", "CD"],
  ["D.R. Congo", "CD"],
  ["RDC", "CD"],
  ["Zaïre", "CD"],
  ["Congo (Kinshasa)", "CD"],
  ["Congo-Brazzaville", "CG"],
  ["Republic of the Congo", "CG"],
  ["Swaziland", "SZ"],
  ["Guinea Bissau", "GW"],
  ["The Gambia", "GM"],
  ["Sao Tome and Principe", "ST"],
  ["São Tomé & Príncipe", "ST"],
  ["Afrique du Sud", "ZA"],
  ["Suid-Afrika", "ZA"],
  ["ke", "KE"],
  ["Eswatini (Swaziland)", "SZ"],
  ["Côte d’Ivoire (Ivory Coast)", "CI"],
  ["Cabo Verde (Cape Verde)", "CV"],
  ["Congo (Zaire)", "CD"],
  ["Guinea (Bissau)", "GW"],
  ["Tanzania, United Republic of", "TZ"],
  ["Congo, The Democratic Republic of the", "CD"],
  ["Congo, Republic of the", "CG"],
  ["Gambia, The", "GM"],
  ["Congo - Kinshasa", "CD"],
  ["KEN", "KE"],
  ["civ", "CI"],
  ["🇰🇪", "KE"],
  ["🇳🇬 Nigeria", "NG"],
  ["KE - Kenya", "KE"],
  ["Kenya (KEN)", "KE"],
  ["Republic of Kenya", "KE"],
  ["Federal Democratic Republic of Ethiopia", "ET"],
  ["Republic of the Sudan", "SD"],
  ["Kingdom of Lesotho", "LS"],
  ["Union of the Comoros", "KM"],
  ["République islamique de Mauritanie", "MR"],
  ["République de Côte d’Ivoire", "CI"],
  ["República da Guiné-Bissau", "GW"],
  ["Jamhuri ya Muungano wa Tanzania", "TZ"],
  ["Republiek van Suid-Afrika", "ZA"],
  ["جمهورية السودان", "SD"],
  ["جمهورية مصر العربية", "EG"],
  ["ኢትዮጵያ", "ET"],
  ["Les Seychelles", "SC"],
  ["Île Maurice", "MU"],
  ["RCI", "CI"],
])("[RI-13] %s is %s", (written, code) => expect(countryCode(written)).toBe(code));

test.each(["Congo", "congo", "Kongo", "الكونغو"])(
  "[RI-13] %s alone is asked back with both",
  (written) => {
    expect(countryCode(written)).toBeNull();
    expect(countryFault(written)).toBe("whichCongo");
  },
);

test.each([
  "",
  "Atlantis",
  "France",
  "Guinea (Ecuatorial)",
  "Kenya (Uganda)",
  "Kenya, Uganda",

  "a,b,c",
  "and",
  "constructor",
  "__proto__",
  "x".repeat(10_000),
])("[RI-13] %s is none", (written) => {
  expect(countryCode(written)).toBeNull();
  expect(countryFault(written)).toBe("validCountry");
});

test.each([
  ...["People’s Republic of the Congo", "Republic of", "Republic of Ireland", "FRA", "🇫🇷"],
  ...["KE - Uganda", "Guinea (Kenya)", "Niger Nigeria", "Nairobi, Kenya", "Union", "Kenyan"],
  "k".repeat(10_000),
])("[RI-13] %.40s is no country that one can be sure of", (written) =>
  expect(countryCode(written)).toBeNull(),
);
