import type en from "@/lib/i18n/messages/en/success";
import type { Translation } from "@/lib/i18n/shape";

const success: Translation<typeof en> = {
  title: "O seu pagamento",
  verifying: "A verificar o seu pagamento…",
  checkText: "Carregue no botão para ver se o seu pagamento chegou.",
  checkAgain: "Verificar de novo",
  paid: "Pagamento concluído!",
  paidText:
    "Obrigado, {name}. O seu donativo de {amount} está a caminho de {ngo}. Enviámos-lhe o recibo por e-mail.",
  paidTextPlain:
    "Obrigado. O seu donativo de {amount} está a caminho de {ngo}. Enviámos-lhe o recibo por e-mail.",
  paidMonthly:
    "O seu donativo repete-se todos os meses. Cada recibo traz um link para o alterar ou terminar.",
  paidMonthlyNext:
    "O próximo pagamento de {amount} é em {date}. Cada recibo tem uma ligação para o alterar, saltar um mês ou terminar.",
  processing: "Pagamento em processamento",
  processingText:
    "O seu banco ainda está a confirmar o pagamento de {amount}. Enviamos-lhe um e-mail assim que chegar. Não precisa de fazer mais nada.",
  scheduled: "O seu donativo mensal está pronto",
  scheduledText:
    "Primeiro pagamento de {amount} em {date}, depois um no mesmo dia de cada mês. Hoje não lhe foi cobrado nada. Enviámos-lhe por e-mail as datas e uma ligação para o alterar ou terminar.",
  manageMonthly: "Gerir o seu donativo mensal",
  failed: "O pagamento falhou",
  failedText: "Não foi possível verificar o seu pagamento. Tente de novo ou contacte o apoio.",
  failedMoney:
    "Se, apesar disso, o seu cartão ou a sua conta foram debitados, o pagamento será registado ou reembolsado automaticamente. Não precisa de pagar de novo.",
  contact: "Contactar o apoio",
  returnToCampaign: "Voltar à campanha",
  tryAgain: "Tentar de novo",
  toCampaign: "Ver a campanha",
  yourGift: "O seu donativo e o recibo",
  tell: "Quero saber o que faz o meu donativo",
  tellText: "Enviamos-lhe por e-mail cada atualização desta campanha; pode parar quando quiser.",
  subscribed: "Vamos enviar-lhe por e-mail cada atualização desta campanha, como pediu.",
  followGift: "Acompanhar o seu donativo",
  donateAgain: "Voltar ao formulário de donativo, com os seus dados preenchidos",
  giftNumber: "Donativo {ref}",
  giftOnce: "O seu donativo, uma vez",
  giftMonthly: "O seu donativo, todos os meses",
  harambeeFee: "Comissão de {site}",
  processorFee: "Comissão do processador de pagamentos",
  feeLater: "conhecida dentro de minutos",
  reaches: "Chega a {ngo}",
  before: "Antes do seu donativo",
  now: "Agora, com {n} apoiantes",
  nowOne: "Agora, com o seu apoio, o primeiro de todos",
  toGo: "Faltam {amount}",
  progress: "{n} por cento do objetivo angariado",
  progressOpen: "{amount} angariados até agora",
  yours: "O seu",
  cloth:
    "Os donativos mais recentes para esta campanha. Cada donativo tem a sua faixa; a sua foi a última a ser tecida.",
  clothFirst: "Cada donativo tem a sua faixa. A sua é a primeira desta campanha.",
  next: "O que pode fazer a seguir",
  shareTitle: "Conte a alguém",
  shareText: "A mensagem não menciona o seu nome nem o montante.",
  ownPage: "Angarie fundos para esta campanha em seu próprio nome",
  shareMessage: "Acabei de doar para “{title}”. Junta-se a mim?",
  share: "Partilhar",
  shareOn: "Partilhar em {name}",
  byEmail: "E-mail",
  shareByEmail: "Partilhar por e-mail",
  copyLink: "Copiar o link",
  linkCopied: "O link foi copiado!",
  copyFailed: "Não foi possível copiar. Copie o link da barra de endereço.",
  qr: "Código QR",
  qrNote: "Digitalize para doar.",
  qrSave: "Guardar como imagem (PNG)",
  monthlyTitle: "Torne-o mensal",
  monthlyText:
    "Um donativo todos os meses permite a {ngo} planear com tempo. Pode alterá-lo, saltar um mês ou terminá-lo quando quiser.",
  monthlyAmount: "Montante por mês",
  monthlyGive: "Doar {amount} por mês",
  monthlyGiveFrom: "Doar {amount} por mês, primeiro pagamento em {date}",
  monthlyHintLater:
    "Hoje não lhe é cobrado nada. O seu nome e e-mail já vêm preenchidos, e vê o montante e as datas outra vez antes de confirmar.",
  monthlyHint:
    "O primeiro pagamento é hoje, e depois no mesmo dia de cada mês. Vê tudo outra vez antes de pagar.",
};
export default success;
