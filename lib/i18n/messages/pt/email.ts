import { site } from "@/lib/site";
import type en from "@/lib/i18n/messages/en/email";
import type { Translation } from "@/lib/i18n/shape";

/** Words of every mail to donors, organisations and the operator. */
const email: Translation<typeof en> = {
  greeting: "Olá, {name},",
  footAllLead: "Todos os seus donativos, e extratos de qualquer período:",
  footAll: "Ver os seus donativos",
  footGift: "Ver o seu donativo",
  footGiftLead: "Acompanhe o seu donativo, descarregue o recibo ou oculte o seu nome:",
  footMonthly: "Gerir o seu donativo mensal",
  footMonthlyLead:
    "Altere o montante ou o cartão, ponha em pausa ou termine o seu donativo mensal:",
  nextPayment: "Próximo pagamento",
  makeMonthlyLead: "Gostaria de doar todos os meses? Nada é cobrado antes de confirmar:",
  makeMonthly: "Doar {amount} por mês, primeiro pagamento em {date}",
  seeCampaign: "Ver a campanha",
  campaign: "Campanha",
  organisation: "Organização",
  amount: "Montante",
  date: "Data",
  method: "Método de pagamento",
  monthly: "mensal",
  receipt: {
    cover: "Deste montante, acrescentado para a comissão de pagamento",
    fee: "Comissão do processador de pagamentos",
    platformFee: `Comissão de ${site.name}`,
    reaches: "Chega a {ngo}",
    subject: "O seu recibo de {site}: {amount}",
    heading: "Obrigado, {name}.",
    headingPlain: "Obrigado.",
    preview: "{amount} para {ngo}. Guarde este recibo.",
    text: "Recebemos o seu donativo para “{campaign}” em {date}. Este e-mail é o seu recibo; segue um PDF em anexo.",
    number: "Recibo",
    giftNumber: "Donativo",
    need: "Destinado a",
    givenBy: "Doado por",
    onPage: "tal como está escrito na página do seu donativo",
    inHonour: "Em honra de",
    inMemory: "Em memória de",
    givenTo: "Doado a",
    deductible:
      "{legalName} é {legalForm}, número fiscal {taxId}. {noGoods} O seu donativo é dedutível nos impostos {where}, na medida em que a lei o permita. Se paga impostos noutro país, aplicam-se as regras desse país.",
    plain: "{noGoods}",
    demo: "Modo de teste: sem dinheiro real. Este não é um recibo fiscal.",
    title: "Recibo",
    fileName: "recibo-{ref}.pdf",
    issuedBy: "Emitido por",
    net: "Reembolsado entretanto",
    pledged: "Montante prometido",
    letters:
      "Alguns caracteres não puderam ser impressos e aparecem em letras latinas. Os nossos registos e e-mails mantêm-nos tal como foram escritos.",
  },
  dedication: {
    subjectHonour: "Foi feito um donativo em honra de alguém",
    subjectMemory: "Foi feito um donativo em memória de alguém",
    heading: "Há um cartão à sua espera",
    text: "Alguém fez um donativo para “{campaign}”, uma campanha de {ngo}, e pediu-nos que lho disséssemos. Na nossa página pode ler a quem é dedicado e a mensagem que lhe deixou:",
    button: "Ler o cartão",
    note: "Enviámos este cartão a pedido de quem fez o donativo e não usaremos o seu endereço para mais nada. Se não lhe diz nada, pode ignorá-lo.",
  },
  pledge: {
    subject: "Como enviar o seu donativo ({order})",
    heading: "Como enviar o seu donativo",
    text: "Prometeu um donativo para “{campaign}”. Nada lhe foi cobrado. Indique esta referência quando o enviar:",
    order: "Referência",
    paypal: "Envie o montante por PayPal na página abaixo.",
    venmo: "Envie o montante por Venmo na página abaixo.",
    open: "Abrir a página de pagamento",
    daf: "Peça à entidade do seu fundo filantrópico (donor-advised fund) que recomende uma subvenção a {legalName}, número fiscal {taxId}, {address}, com a referência acima como finalidade.",
    dafPlain:
      "Peça à entidade do seu fundo filantrópico (donor-advised fund) que recomende uma subvenção a {legalName}, {address}, com a referência acima como finalidade.",
    ask: "Escreva para {email} com a referência acima, e responderemos com os dados de {method}.",
    monthly:
      "Quis doar todos os meses. Não fazemos cobranças automáticas: envie o seu donativo todos os meses, com a mesma referência.",
    after:
      "O seu donativo é registado, e enviamos o recibo, quando chegar. Se não for usada, esta referência expira em {date}.",
    yoursLead:
      "Quer receber lembretes até o seu donativo chegar? Confirme que esta promessa é sua. Caso contrário, não voltamos a escrever sobre ela.",
    yours: "Ver a sua promessa",
    ignore: "Se não pediu isto, pode ignorar este e-mail.",
    reminderSubject: "O seu donativo {order} ainda não chegou",
    reminderHeading: "O seu donativo ainda não chegou",
    reminderText:
      "Em {date} prometeu um donativo para “{campaign}”. Eis como o pode enviar. Se já o enviou, ou se mudou de ideias, pode ignorar este e-mail.",
    endedSubject: "A referência {order} expirou",
    endedHeading: "A sua promessa expirou",
    expiredText:
      "Em {date} prometeu um donativo para “{campaign}”. Não recebemos nada com a referência {order} e, por isso, ela expirou. Nada lhe foi cobrado.",
    canceledText:
      "Em {date} prometeu um donativo para “{campaign}”. Cancelámos a referência {order}. Nada lhe foi cobrado.",
    endedSent: "Afinal enviou o seu donativo? Escreva para {email}, e vamos procurá-lo.",
    again: "Doar de outra forma",
  },
  debit: {
    subject: "O seu débito bancário está em curso",
    heading: "O seu débito bancário está em curso",
    text: "O seu banco está a enviar {amount} para “{campaign}”. Demora até quatro dias úteis. Voltamos a escrever-lhe, com o recibo, quando chegar. Se não chegar, também lhe diremos.",
  },
  failed: {
    subject: "O seu pagamento não foi concluído",
    heading: "O seu pagamento não foi concluído",
    text: "O seu pagamento de {amount} para “{campaign}” não nos chegou: o banco devolveu-o. Nada lhe foi cobrado, ou o dinheiro está a caminho de volta para si.",
    again: "Tentar de novo",
  },
  refund: {
    subject: "Foram reembolsados {amount}",
    heading: "O seu donativo foi reembolsado",
    text: "{amount} do seu donativo para “{campaign}” estão a caminho do cartão ou da conta com que pagou. Podem demorar até dez dias a aparecer no seu extrato.",
    left: "Donativo restante",
    note: "O seu recibo é agora válido apenas para o montante restante.",
  },
  suspenseReturned: {
    heading: "O seu pagamento está a ser devolvido",
    text: "O pagamento de {amount} que fez para “{campaign}” não correspondia ao donativo, ou foi feito duas vezes. Está a caminho do cartão ou da conta com que pagou. Pode demorar até dez dias a aparecer no seu extrato.",
  },
  refundFailed: {
    subject: "Um reembolso de {amount} falhou ({ref})",
    heading: "Um reembolso falhou",
    text: "O banco recusou o reembolso de {amount} do donativo {ref}. O dinheiro volta a contar como da organização. Tem de ser devolvido ao doador de outra forma.",
  },
  monthlyFailed: {
    subject: "O seu donativo mensal foi recusado",
    heading: "O seu donativo mensal foi recusado",
    text: "O pagamento deste mês, {amount} para “{campaign}”, foi recusado. Vamos tentar de novo nos próximos dias. Se o seu cartão mudou, atualize-o:",
    button: "Gerir o seu donativo mensal",
  },
  declined: {
    expired: "O banco indica que o cartão expirou.",
    funds: "O banco indica que o montante não estava disponível nesse momento.",
    limit: "O banco indica que foi atingido um limite do cartão.",
    confirm: "O banco quer que confirme este pagamento; pode fazê-lo na página abaixo.",
    details: "O banco indica que os dados do cartão já não estão certos.",
    unsupported: "O banco indica que este cartão não aceita este tipo de pagamento.",
    account: "O banco indica que não pode cobrar desta conta.",
    temporary: "Não foi possível contactar o banco. Não precisa de fazer nada: tentaremos de novo.",
    refused: "O banco recusou o pagamento e não nos dá um motivo; pode dizer-lhe mais.",
  },
  monthlySetUp: {
    subject: "O seu donativo mensal está pronto",
    heading: "O seu donativo mensal está pronto",
    text: "O seu donativo mensal para “{campaign}” está pronto. Primeiro pagamento de {amount} em {date}. Hoje não lhe foi cobrado nada.",
    then: "A partir daí, o mesmo montante é pago no mesmo dia de cada mês, e recebe sempre um recibo. Antes desse dia pode mudar o montante, saltar um mês, pôr em pausa ou terminar.",
    first: "Primeiro pagamento",
    button: "Gerir o seu donativo mensal",
  },
  monthlyAlready: {
    subject: "Já doa todos os meses",
    heading: "Já doa todos os meses",
    text: "Alguém, esperamos que tenha sido você, está a criar outro donativo mensal para “{campaign}” com este endereço. Já doa {amount} por mês, e isso continua.",
    more: "Se só queria mudar o montante, pode fazê-lo na página do seu donativo.",
  },
  monthlyStopped: {
    subject: "O seu donativo mensal terminou",
    heading: "O seu donativo mensal terminou",
    byDonor:
      "Tal como pediu, o seu donativo mensal de {amount} para “{campaign}” terminou. Nada mais lhe será cobrado. Obrigado pelo seu apoio.",
    byNgo:
      "A organização terminou o seu donativo mensal de {amount} para “{campaign}”. Nada mais lhe será cobrado; os pagamentos anteriores não são reembolsados. Obrigado pelo seu apoio.",
    byAdmin:
      "Terminámos o seu donativo mensal de {amount} para “{campaign}”. Nada mais lhe será cobrado; os pagamentos anteriores não são reembolsados. Escreva-nos se não o esperava.",
    byCampaign:
      "A campanha “{campaign}” terminou e, com ela, o seu donativo mensal de {amount}. Nada mais lhe será cobrado. Obrigado pelo seu apoio.",
    byFailure:
      "O seu donativo mensal de {amount} para “{campaign}” terminou porque os seus pagamentos foram recusados. Não vamos tentar de novo. Obrigado pelo seu apoio.",
    unpaid:
      "O seu donativo mensal de {amount} para “{campaign}” terminou antes do primeiro pagamento. Nada foi cobrado, e nada será.",
    unpaidNgo: "A organização terminou-o.",
    unpaidAdmin: "Terminámo-lo nós. Escreva-nos se não o esperava.",
    unpaidCampaign: "A campanha terminou.",
    unpaidFailure: "O pagamento foi recusado, e não voltaremos a tentar.",
    others: "Campanhas que pode apoiar:",
    button: "Ver todas as campanhas",
  },
  monthlyPaused: {
    subject: "O seu donativo mensal está em pausa",
    heading: "O seu donativo mensal está em pausa",
    byDonor:
      "Tal como pediu, o seu donativo mensal de {amount} para “{campaign}” está em pausa. Nada lhe será cobrado até o retomar.",
    byDonorUntil:
      "Tal como pediu, o seu donativo mensal de {amount} para “{campaign}” está em pausa. Nada lhe será cobrado até {date}.",
    goesOn: "Depois, os pagamentos continuam por si.",
    byCampaign:
      "A organização pôs em pausa a campanha “{campaign}” e, por isso, o seu donativo mensal de {amount} também está em pausa. Nada lhe será cobrado até a campanha ser retomada.",
    byNgo:
      "A organização de “{campaign}” está suspensa enquanto analisamos uma situação. O seu donativo mensal de {amount} está em pausa e, entretanto, nada lhe será cobrado.",
    button: "Gerir o seu donativo mensal",
  },
  confirmGiving: {
    subject: "Confirme o seu endereço de e-mail",
    heading: "Confirme, e continue a doar",
    text: "Você, ou alguém que escreveu o seu endereço, quis doar em {site}. Da mesma rede vieram muitos donativos, ou alguns falharam; por isso perguntamos se este endereço é seu.",
    button: "Confirmar o meu endereço",
    note: "A ligação funciona uma vez, durante uma hora e para um só donativo. Se não foi você, não faça nada: nada é cobrado.",
  },
  donorChange: {
    subject: "Confirme uma alteração do seu donativo",
    heading: "Confirme esta alteração",
    amountText:
      "Alguém com a ligação do seu donativo pediu que {amount} por mês vão para “{campaign}” a partir do próximo pagamento.",
    nameText:
      "Alguém com a ligação do seu donativo pediu que o seu nome seja mostrado a todos junto do seu donativo a “{campaign}”.",
    button: "Ver e confirmar a alteração",
    note: "A ligação funciona uma vez, durante um dia. Se não foi você, não faça nada: nada muda. Se tiver dúvidas, escreva para {email}.",
  },
  monthlyAmount: {
    subject: "O seu donativo mensal é agora de {amount}",
    heading: "O seu donativo mensal tem um novo montante",
    text: "A partir de {date}, dará {amount} por mês para “{campaign}”.",
    textSoon: "A partir do próximo pagamento, {amount} por mês vão para “{campaign}”.",
    button: "Gerir o seu donativo mensal",
    note: "Se não fez esta alteração, escreva para {email}.",
  },
  monthlyResumed: {
    subject: "O seu donativo mensal está de novo ativo",
    heading: "O seu donativo mensal está de novo ativo",
    text: "Volta a doar {amount} por mês para “{campaign}”. Obrigado.",
    button: "Gerir o seu donativo mensal",
  },
  links: {
    subject: "Os seus donativos em {site}",
    heading: "Os seus donativos",
    text: "Aqui estão os links para os seus donativos. Funcionam sem palavra-passe: guarde este e-mail só para si.",
    all: "Ver todos os seus donativos",
    code: "Se os links não funcionarem, introduza este código, no prazo de {n} minutos, na página onde os pediu:",
    note: "Não fez este pedido? Ignore este e-mail.",
    row: "{amount} para {campaign}, {date}",
    rowMonthly: "{amount} por mês para {campaign}",
  },
  yearly: {
    subject: "Os seus donativos em {year}",
    heading: "Os seus donativos em {year}",
    text: "Isto é o que doou em {year}, sem contar os reembolsos. Obrigado.",
    total: "Total",
    fileName: "donativos-{year}.pdf",
  },
  payoutSent: {
    subject: "{amount} a caminho de {ngo}",
    heading: "{amount} a caminho",
    text: "Enviámos a transferência {number} para a conta bancária da sua organização. Chega, em geral, no prazo de um a cinco dias úteis.",
    account: "Conta",
    reference: "Referência do banco",
    button: "Ver os donativos desta transferência",
  },
  payoutFailed: {
    subject: "Uma transferência para {ngo} não chegou",
    heading: "Uma transferência não chegou",
    text: "A transferência {number} de {amount} não pôde ser entregue. O dinheiro voltou ao seu saldo. Verifique os dados bancários.",
    button: "Verificar os dados bancários",
  },
  contact: {
    operatorSubject: "Formulário de contacto: {subject}",
    operatorHeading: "Uma mensagem do formulário de contacto",
    name: "Nome",
    email: "E-mail",
    subjectLabel: "Assunto",
    operatorNote: "Basta responder a este e-mail: a sua resposta segue para o endereço acima.",
    replyHeading: "A nossa resposta à sua mensagem",
    replyText: "Escreveu-nos em {date} sobre “{subject}”. Esta é a nossa resposta:",
    replyNote: "Se ainda houver alguma dúvida, responda a este e-mail.",
    answerSubject: "Recebemos a sua mensagem",
    answerHeading: "Recebemos a sua mensagem",
    answerText:
      "Obrigado por escrever a {site}. Lemos todas as mensagens e respondemos, em geral, no prazo de dois dias úteis.",
    answerUrgent: "É sobre um donativo? Cada recibo tem um link para o seu donativo.",
    answerNote: "Se não nos escreveu, pode ignorar este e-mail.",
  },
};
export default email;
