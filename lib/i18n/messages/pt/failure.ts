import type en from "@/lib/i18n/messages/en/failure";
import type { Translation } from "@/lib/i18n/shape";
const failure: Translation<typeof en> = {
  home: "Voltar ao início",
  errorTitle: "Algo correu mal",
  errorText: "Ocorreu um erro inesperado",
  retry: "Tentar de novo",
};
export default failure;
