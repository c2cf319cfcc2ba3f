import type en from "@/lib/i18n/messages/en/inbound";
import type { Translation } from "@/lib/i18n/shape";

/** Words about reports by mail: the address, the monthly question, the answer to a mail, the page that publishes. */
const inbound: Translation<typeof en> = {
  own: {
    heading: "Relatar por e-mail",
    text: "Escreva um e-mail para este endereço: o assunto passa a ser o título, o seu texto a atualização, e podem ir até 4 imagens. Fica como rascunho, e enviamos-lhe um link para o publicar.",
    address: "Endereço desta campanha",
    members:
      "Escreva do endereço com que inicia sessão. Um rascunho vindo de outro endereço traz um aviso e só pode ser publicado aqui.",
    renew: "Criar um novo endereço",
    renewText: "Se estranhos souberem o endereço: o anterior deixa de receber e-mails.",
    working: "Um momento…",
    changed: "Há um novo endereço; o anterior deixou de receber e-mails",
    byMail: "Por e-mail",
    warned: "Remetente não comprovado",
    not_proven:
      "Este rascunho chegou por e-mail e não está comprovado quem o enviou. O e-mail diz: {from}. Pergunte a essa pessoa antes de o publicar.",
    not_member:
      "Este rascunho chegou por e-mail de {from}, que não é um endereço confirmado da sua equipa. Pergunte a essa pessoa antes de o publicar.",
    unknown: "nenhum endereço legível",
  },
  question: {
    subject: "O que aconteceu desde o último relato? {title}",
    heading: "O que aconteceu desde então?",
    lead: "No mês passado, houve pessoas que doaram a “{campaign}”. Conte-lhes o que os donativos fizeram.",
    since: "A sua última atualização foi publicada em {date}.",
    never: "Esta campanha ainda não tem nenhuma atualização.",
    how: "Basta responder a este e-mail: algumas frases acima deste texto e até 4 imagens. Fazemos um rascunho e enviamo-lo de volta; nada é publicado sem o seu acordo.",
    or: "Ou escreva no seu painel:",
    write: "Nova atualização",
    note: "Recebe este e-mail uma vez por mês, por cada campanha que recebeu donativos, como membro da organização.",
  },
  draft: {
    subject: "O seu rascunho: {title}",
    heading: "O seu rascunho está pronto.",
    lead: "É assim que o seu e-mail fica como atualização de “{campaign}”. Ninguém a vê antes de a publicar.",
    title: "Título",
    pictures: "Imagens",
    leftOut:
      "{n, plural, one {Um anexo não foi usado. Usamos até 4 imagens (JPEG, PNG, WebP ou AVIF).} other {# anexos não foram usados. Usamos até 4 imagens (JPEG, PNG, WebP ou AVIF).}}",
    publish: "Ver e publicar",
    change: "Para alterar algo primeiro:",
    edit: "Editar no seu painel",
    reply:
      "Ou responda a este e-mail com o texto completo e as imagens: fica um novo rascunho, e este continua por publicar.",
    ends: "O botão funciona durante {n} dias. Não reencaminhe este e-mail: quem o tiver pode publicar o rascunho.",
  },
  failed: {
    subject: "Não foi criado nenhum rascunho: {campaign}",
    heading: "Não conseguimos usar o seu e-mail.",
    no_text:
      "Não encontrámos texto acima da parte citada. Escreva o seu relato no início do e-mail.",
    too_many_parts: "Tem demasiadas partes. Envie o seu texto com até 4 imagens.",
    too_deep: "Contém e-mails dentro de e-mails. Escreva um novo em vez de reencaminhar outro.",
    too_heavy: "Demorou demasiado tempo a ler. Envie-o de novo com imagens mais pequenas.",
    unreadable: "Não foi possível lê-lo. Envie-o de novo como texto simples.",
    closed: "De momento, a campanha não aceita atualizações.",
    pictures_full:
      "A sua organização já guarda o número máximo de imagens. Remova algumas e envie-o de novo.",
    write: "Escrever no seu painel",
  },
  publish: {
    title: "Publicar esta atualização?",
    lead: "Chegou no seu e-mail e passa a ser uma atualização de “{campaign}”. Enviamo-la por e-mail aos doadores que pediram atualizações.",
    button: "Publicar",
    working: "Um momento…",
    done: "Esta atualização está publicada.",
    see: "Ver no site",
    hidden: "A nossa equipa ocultou esta atualização.",
    badTitle: "Este link já não funciona",
    badText:
      "Está incompleto ou é demasiado antigo, ou o rascunho foi eliminado. Encontra os seus rascunhos no seu painel.",
    dashboard: "Ir para o painel",
  },
};
export default inbound;
