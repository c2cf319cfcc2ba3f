import type en from "@/lib/i18n/messages/en/secondFactor";
import type { Translation } from "@/lib/i18n/shape";

const secondFactor: Translation<typeof en> = {
  loginTitle: "Só mais um passo",
  loginLead: "A sua palavra-passe está correta. Use agora o seu segundo fator.",
  usePasskey: "Usar uma chave de acesso",
  or: "ou",
  code: "Código",
  codeHelp: "Seis algarismos da sua aplicação de autenticação, ou um código de recuperação.",
  recoveryOnly: "Um código de recuperação, com 24 caracteres.",
  continue: "Continuar",
  checking: "A verificar…",
  startOver: "Recomeçar",
  noScript: "Uma chave de acesso precisa de JavaScript. Sem ele, introduza um código.",
  passkeyNotUsed: "A chave de acesso não foi usada. Tente de novo, ou introduza um código.",
  passkeyUnknownHere: "Este navegador não pode usar chaves de acesso aqui.",
  confirmTitle: "Confirme a sua identidade",
  confirmLead:
    "O passo seguinte move dinheiro, ou altera uma conta ou permissões. Não voltaremos a perguntar durante 10 minutos.",
  password: "Palavra-passe",
  confirm: "Confirmar",
  confirmed: "Obrigado. Não voltaremos a perguntar durante 10 minutos.",
  goBack: "Voltar atrás",
  confirmElsewhere: "Confirmar antes numa página própria, por exemplo com uma chave de acesso",
  skipHere: "Saltar nesta demonstração",
  skipHereHelp:
    "Em produção, todos os administradores têm um segundo fator, e isto não pode ser saltado.",
  demoBanner:
    "Em produção, um administrador precisa de um segundo fator. Configure um, ou salte este passo na demonstração.",
  setUp: "Configurar um",
  skip: "Saltar",
  skipped: "Saltado nesta sessão. Em produção, isto não pode ser saltado.",
  heading: "Segundo fator",
  leadNone:
    "Além da palavra-passe, usa algo que só a própria pessoa tem: uma chave de acesso no seu dispositivo, ou um código de uma aplicação de autenticação. Assim, uma palavra-passe roubada não chega para entrar.",
  leadHas:
    "É pedido sempre que inicia sessão, e de novo antes de mover dinheiro ou alterar permissões.",
  mustSetUp: "Os administradores precisam de um segundo fator. Configure um para continuar.",
  confirmFirst: "Antes de alterar algo aqui, confirme a sua identidade.",
  confirmNow: "Confirmar agora",
  passkeys: "Chaves de acesso",
  passkeysHelp:
    "O seu dispositivo pede a impressão digital, o rosto ou o PIN. Não há nada para escrever.",
  noPasskeys: "Ainda não há chaves de acesso.",
  passkeyName: "Nome desta chave de acesso",
  passkeyNameHelp: "Para a reconhecer mais tarde, por exemplo “Portátil do escritório”.",
  addPasskey: "Acrescentar uma chave de acesso",
  added: "Acrescentada em {date}",
  lastUsed: "última utilização em {date}",
  neverUsed: "ainda não usada",
  remove: "Remover",
  removeNamed: "Remover {name}",
  removed: "Removida",
  passkeyAdded: "A chave de acesso foi acrescentada.",
  app: "Aplicação de autenticação",
  appHelp:
    "Uma aplicação no seu telemóvel mostra seis algarismos que mudam a cada 30 segundos. Funciona sem rede.",
  appOn: "Está configurada uma aplicação de autenticação.",
  startApp: "Configurar uma aplicação de autenticação",
  scan: "Leia esta imagem com a aplicação, ou escreva a chave na aplicação.",
  key: "Chave",
  qr: "Código QR com a chave para a sua aplicação de autenticação",
  enterFirst: "Depois introduza os seis algarismos que a aplicação mostra.",
  turnOn: "Ligar",
  appAdded: "A aplicação de autenticação está configurada.",
  recovery: "Códigos de recuperação",
  recoveryHelp:
    "Use um quando não tiver consigo nem a chave de acesso nem a aplicação. Cada um funciona uma só vez.",
  codesLeft: "{n, plural, =0 {Não resta nenhum.} one {Resta # código.} other {Restam # códigos.}}",
  renew: "Criar novos códigos de recuperação",
  renewHelp: "Os antigos deixam de funcionar.",
  codesTitle: "Os seus códigos de recuperação",
  codesText:
    "Anote-os ou imprima-os agora e guarde-os longe deste dispositivo. Não voltam a ser mostrados.",
  working: "Um momento…",
  lastWarning: "Se remover o seu único segundo fator, todas as suas outras sessões terminam.",
  clearHeading: "Segundos fatores dos membros",
  clearHelp:
    "Só se o membro o pediu e se verificou quem está a pedir. As transferências ficam retidas durante 72 horas, e o titular recebe um e-mail.",
  clear: "Anular o segundo fator",
  clearNamed: "Anular o segundo fator de {name}",
  cleared: "O segundo fator de {name} foi anulado",
  mail: {
    button: "Verificar a sua conta",
    added: {
      subject: "Foi acrescentado um segundo fator",
      text: "Foi acrescentado um segundo fator à conta {email}. Se for o primeiro, todas as outras sessões foram terminadas.",
    },
    removed: {
      subject: "Foi removido um segundo fator",
      text: "Foi removido um segundo fator da conta {email}.",
    },
    recovery_used: {
      subject: "Foi usado um código de recuperação",
      text: "Foi usado um código de recuperação da conta {email}. Não voltará a funcionar.",
    },
    codes_renewed: {
      subject: "Foram criados novos códigos de recuperação",
      text: "Foram criados novos códigos de recuperação para a conta {email}. Os antigos deixaram de funcionar.",
    },
    cleared: {
      subject: "O seu segundo fator foi anulado",
      text: "Os segundos fatores da conta {email} foram anulados a pedido, e todas as sessões foram terminadas. Inicie sessão com a sua palavra-passe e configure um novo.",
    },
    member_cleared: {
      subject: "O segundo fator de um membro foi anulado",
      text: "O segundo fator de {email}, membro da sua organização, foi anulado a pedido. As transferências ficam retidas durante 72 horas.",
    },
    tries: {
      subject: "Foram introduzidos códigos errados",
      text: "Alguém que sabe a palavra-passe de {email} introduziu vários códigos errados. Se não reconhece estas tentativas, defina uma nova palavra-passe.",
    },
  },
};
export default secondFactor;
