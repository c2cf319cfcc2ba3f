import type en from "@/lib/i18n/messages/en/failure";
import type { Translation } from "@/lib/i18n/shape";
const failure: Translation<typeof en> = {
  home: "Terug na Tuis",
  errorTitle: "Iets het verkeerd geloop",
  errorText: "’n Onverwagte fout het voorgekom",
  retry: "Probeer weer",
};
export default failure;
