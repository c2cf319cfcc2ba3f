import type en from "@/lib/i18n/messages/en/outside";
import type { Translation } from "@/lib/i18n/shape";

const outside: Translation<typeof en> = {
  page: {
    bad_request: "Die versoek kon nie gelees word nie",
    method_not_allowed: "Hierdie metode word nie hier toegelaat nie",
    rate_limited: "Te veel versoeke van jou netwerk af. Probeer asseblief oor ’n minuut weer",
    busy: "Baie mense is nou op die webwerf. Probeer asseblief oor ’n oomblik weer",
    home: "Keer terug na Tuis",
  },
  body: {
    late: "Die versoek het nie betyds aangekom nie",
    large: "Wat gestuur is, is te groot. ’n Lêer mag hoogstens 10MB wees",
    busy: "Te veel lêers word nou gestuur. Probeer asseblief weer",
    full: "Daar is nou geen plek vir lêers nie. Probeer asseblief later weer",
    back: "Gaan terug en probeer weer",
  },
  littleWords:
    "die en van is vir met wat ons jy nie het hierdie jou dit 'n ’n om te sal word kan hulle aan deur",
};
export default outside;
