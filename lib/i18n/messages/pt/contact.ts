import { site } from "@/lib/site";
import type en from "@/lib/i18n/messages/en/contact";
import type { Translation } from "@/lib/i18n/shape";

const contact: Translation<typeof en> = {
  title: "Contacto",
  description: "Escreva-nos, telefone ou visite-nos. Lemos e respondemos a todas as mensagens.",
  heading: "Escreva-nos",
  lead: "Tem perguntas sobre um donativo, uma campanha ou a candidatura da sua organização? Lemos e respondemos a todas as mensagens.",
  name: "O seu nome",
  email: "Endereço de e-mail",
  subject: "Assunto",
  message: "Mensagem",
  send: "Enviar a mensagem",
  sending: "A enviar…",
  sent: "Mensagem enviada!",
  sentText:
    "Obrigado. Enviámos-lhe uma confirmação por e-mail e respondemos, em geral, no prazo de dois dias úteis.",
  another: "Enviar outra mensagem",
  details: "Onde estamos",
  address: "Endereço",
  mail: "E-mail",
  phone: "Telefone",
  hours: "Horário",
  faq: "Perguntas frequentes",
  q1: "Quanto tempo demora a verificação?",
  a1: `A decisão demora, em geral, ${site.claims.verificationDays.pt}; nos casos complexos, em que temos de confirmar um documento junto de um registo estrangeiro, ${site.claims.verificationComplexDays.pt}. O certificado de registo é obrigatório. A nossa equipa analisa também o comprovativo dos dirigentes e um resumo do impacto.`,
  q2: "Que comissões existem?",
  a2: `${site.name} não cobra nenhuma comissão. A comissão do próprio processador de pagamentos, cerca de {fee}, é descontada do donativo a uma campanha e mostrada ao lado dele; no Frontline Fund, é ${site.name} que a paga.`,
  q3: "Quando são transferidos os donativos?",
  a3: `Os donativos são transferidos para a conta bancária registada da ONG ${site.claims.payout.pt}. Os saldos mais pequenos passam para a transferência seguinte.`,
};
export default contact;
