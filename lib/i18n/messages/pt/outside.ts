import type en from "@/lib/i18n/messages/en/outside";
import type { Translation } from "@/lib/i18n/shape";

const outside: Translation<typeof en> = {
  page: {
    bad_request: "Não foi possível ler o pedido",
    method_not_allowed: "Este método não é permitido aqui",
    rate_limited: "Demasiados pedidos da sua rede. Tente de novo dentro de um minuto",
    busy: "Há muitas pessoas no site neste momento. Tente de novo daqui a pouco",
    home: "Voltar ao início",
  },
  body: {
    late: "O pedido não chegou a tempo",
    large: "O que foi enviado é demasiado grande. Um ficheiro pode ter, no máximo, 10 MB",
    busy: "Há demasiados ficheiros a ser enviados neste momento. Tente de novo",
    full: "De momento não há espaço para ficheiros. Tente de novo mais tarde",
    back: "Voltar atrás e tentar de novo",
  },
  littleWords:
    "o os as e de do da dos das em no na um uma para com que não por são como ao pelo pela foi tem seu sua mais",
};
export default outside;
