import type en from "@/lib/i18n/messages/en/openid";
import type { Translation } from "@/lib/i18n/shape";

const openid: Translation<typeof en> = {
  or: "ou",
  button: "Continuar com {name}",
  problem: {
    noAddress:
      "{name} não nos deu nenhum endereço de e-mail. Inicie sessão com a sua palavra-passe.",
    notVerified:
      "{name} não confirmou que o endereço de e-mail é seu. Confirme-o lá, ou inicie sessão com a sua palavra-passe.",
    unknown: "Não existe nenhuma conta com o endereço da sua conta {name}.",
    notConfirmed:
      "O endereço de e-mail da sua conta aqui ainda não está confirmado. Inicie sessão com a sua palavra-passe, abra o link do e-mail que lhe enviámos e tente {name} de novo.",
    closed: "Esta conta está fechada. Escreva para {support} se acha que é um engano.",
    otherKind: "Esta conta não inicia sessão nesta página.",
    otherIdentity:
      "Esta conta está ligada a outra conta {name}. Continue com essa, ou inicie sessão com a sua palavra-passe.",
    ended:
      "Terminou a ligação entre esta conta e {name}. Inicie sessão com a sua palavra-passe; pode voltar a permiti-la nas definições de segurança.",
    cancelled:
      "Não terminou o início de sessão com {name}. Tente de novo, ou inicie sessão com a sua palavra-passe.",
    expired:
      "Este início de sessão começou noutro navegador ou demorou mais de 15 minutos. Comece de novo.",
    failed:
      "Não conseguimos verificar a resposta de {name} e, por isso, a sessão não foi iniciada. Comece de novo, ou inicie sessão com a sua palavra-passe.",
    away: "De momento não conseguimos chegar a {name}. Inicie sessão com a sua palavra-passe, ou tente de novo dentro de alguns minutos.",
    tooMany: "Demasiadas tentativas. Tente de novo dentro de 15 minutos.",
  },
  toOrganisations: "Iniciar sessão como organização",
  toAdmins: "Entrar no portal de administração",
  toSupport: "Contactar o apoio",
  unknownHere:
    "Ainda não existe nenhuma conta com este endereço. Inscreva-se aqui; depois, com o endereço confirmado, pode continuar com {name}.",
  linked: {
    heading: "Início de sessão com {name}",
    none: "Sem ligação. Para a criar, escolha “Continuar com {name}” na página de início de sessão, com o endereço desta conta.",
    since: "{email}, com ligação desde {date}. Última utilização em {used}.",
    ended: "{email}: terminou esta ligação e, por isso, já não funciona.",
    end: "Terminar a ligação",
    ending: "A terminar…",
    endedNow: "A ligação foi terminada. A sua palavra-passe funciona como antes.",
    allow: "Voltar a permitir",
    allowing: "A permitir…",
    allowedNow:
      "Permitida. Continue com {name} na página de início de sessão para criar a ligação.",
  },
  mail: {
    linkedSubject: "Já pode iniciar sessão com {name}",
    linkedText:
      "Foi iniciada sessão em {email} com a conta {name} {other}. A partir de agora, essa conta entra aqui sem a sua palavra-passe.",
    linkedNote:
      "Se não reconhece esta ação, termine a ligação nas definições de segurança, defina uma nova palavra-passe e escreva para {support}.",
    endedSubject: "Já não pode iniciar sessão com {name}",
    endedText:
      "A ligação entre {email} e a conta {name} {other} foi terminada. A sua palavra-passe funciona como antes.",
    button: "Abrir as definições de segurança",
  },
};
export default openid;
