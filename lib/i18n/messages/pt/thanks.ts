import type en from "@/lib/i18n/messages/en/thanks";
import type { Translation } from "@/lib/i18n/shape";

/** Words about the thank-you that a member of an organisation writes to one donor. */
const thanks: Translation<typeof en> = {
  write: "Agradecer",
  writeOf: "Agradecer por {ref}",
  sent: "Agradecido",
  sentOf: "Agradecido por {ref}",
  page: {
    title: "Agradecer",
    back: "Donativos",
    lead: "Pelo donativo {ref} para “{campaign}”",
    to: "Para",
    address: "E-mail",
    hidden: "um doador que não partilha o nome com a organização",
    noAddress: "não é partilhado com a organização; nós enviamos por si",
    text: "As suas palavras para o doador",
    help: "Até {n} caracteres de texto simples, uma vez por cada donativo. Enviamo-lo em nome da sua organização; a resposta vai para a sua organização.",
    send: "Enviar",
    sending: "A enviar…",
    flash: "O seu agradecimento está a caminho",
    by: "Enviado por {author} em {date}",
    cannot:
      "Não é possível agradecer a este doador por e-mail: o donativo foi reembolsado ou é um exemplo, não há endereço, ou o doador não quer receber e-mails.",
    suspended: "A sua organização está suspensa e, por isso, não pode escrever a doadores.",
  },
  mail: {
    subject: "{ngo} agradece-lhe",
    heading: "{ngo} agradece-lhe.",
    lead: "{author}, de {ngo}, escreveu-lhe sobre o seu donativo de {amount} para “{campaign}”:",
    gift: "Ver o seu donativo",
    why: "{site} enviou este e-mail em nome de {ngo}, que não recebe de nós o seu endereço. Se responder, a sua resposta vai para a organização, com o seu endereço.",
    whyShared:
      "{site} enviou este e-mail em nome de {ngo}. Se responder, a sua resposta vai para a organização.",
    stop: "Deixar de receber agradecimentos de {ngo}",
  },
};
export default thanks;
