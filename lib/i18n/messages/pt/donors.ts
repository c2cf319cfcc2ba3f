import type en from "@/lib/i18n/messages/en/donors";
import type { Translation } from "@/lib/i18n/shape";

/** A donor's links, pledges and cards: words of their pages, their mails and the console. */
const donors: Translation<typeof en> = {
  linksEnded: "Os seus links antigos deixaram de funcionar. Enviámos-lhe um novo por e-mail.",
  endLinks: "Repor os meus links",
  endLinksText:
    "Perdeu um e-mail, ou partilhou um link por engano? Todos os links para os seus donativos, incluindo o desta página, deixam de funcionar de imediato, e enviamos-lhe um novo por e-mail.",
  endLinksYes: "Sim, repor os meus links",
  linksMonths:
    "Estes links funcionam durante {n} meses, e cada recibo traz novos. Pode repô-los a qualquer momento na página com todos os seus donativos.",
  linksSpaced:
    "Só enviamos este e-mail com alguns minutos de intervalo: pode demorar um momento ou já estar na sua caixa de entrada.",
  pledgeMine: "Esta promessa de donativo é sua?",
  pledgeMineText:
    "Se for, enviamos-lhe lembretes por e-mail até o dinheiro chegar. Se não for, não voltamos a escrever sobre ela.",
  pledgeMineYes: "Sim, é minha",
  cardTitle: "Um cartão para si",
  cardHonour: "Em honra de {who}",
  cardMemory: "Em memória de {who}",
  cardText:
    "{donor} fez um donativo para “{campaign}”, uma campanha de {ngo}, e pediu-nos que lho disséssemos.",
  cardGreeting: "Uma mensagem de quem fez o donativo",
  cardNote:
    "Esta mensagem foi escrita por quem fez o donativo, não por nós. Há algo de errado nela? Escreva para {email}",
  consoleEndLinks: "Anular os links do doador",
  consoleEndLinksText:
    "Todos os links para os donativos de {email} deixam de funcionar de imediato. Não enviamos e-mail ao doador; pode pedir novos links em /gifts.",
  consoleEndLinksYes: "Anular os links",
  consoleLinksEnded: "Os links do doador foram anulados",
};
export default donors;
