import type en from "@/lib/i18n/messages/en/needs";
import type { Translation } from "@/lib/i18n/shape";

/** What a campaign buys with its gifts: on its page, in the donation form, in the dashboard. */
const needs: Translation<typeof en> = {
  heading: "O que o seu donativo paga",
  beyond:
    "Quando uma necessidade estiver paga, escolha a seguinte. O que exceder uma necessidade vai para a campanha no seu todo.",
  paidOf: "Pagos: {n} de {wanted}",
  allPaid: "Tudo pago: {n}",
  more: "Ver {n, plural, one {mais # necessidade} other {mais # necessidades}}",
  moreDone:
    "{n, plural, one {Mais # necessidade está paga ou fechada} other {Mais # necessidades estão pagas ou fechadas}}.",
  onePaid: "Está pago",
  closedAt: "Fechada com {n} de {wanted}",
  each: "cada",
  giveFor: "Doar para isto",
  giveForOf: "Doar para {title}",
  next: "A seguir: {title}",
  choose: "Para que serve",
  fold: "Escolher o que o seu donativo paga",
  none: "A campanha no seu todo",
  noneHint: "A organização usa-o onde é mais preciso.",
  left: "{n, plural, one {Falta #} other {Faltam #}}",
  quantity: "Quantidade",
  quantityHint: "O que exceder o que ainda falta vai para a campanha no seu todo.",
  full: "A necessidade “{title}” já está toda paga. Foi escolhida a seguinte.",
  fullLast:
    "A necessidade “{title}” já está toda paga. O seu donativo vai para a campanha no seu todo.",
  beyondNow:
    "{n, plural, one {Só falta # unidade} other {Só faltam # unidades}}: {amount} do seu donativo vão para a campanha no seu todo.",
  monthly:
    "Num donativo mensal, o primeiro pagamento conta para esta necessidade. Os outros vão para a campanha no seu todo.",
  givenFor: "Destinado a",
  title: "Necessidades",
  intro:
    "O que esta campanha compra, cada coisa com o seu preço. Os doadores podem doar para uma delas, e a página mostra quantas já estão pagas.",
  back: "Voltar à campanha",
  manageIntro:
    "Faça a lista do que a sua campanha compra, com preços: os doadores podem doar para uma dessas coisas.",
  manageLink: "Editar as necessidades",
  list: "A lista",
  empty: "Ainda não há necessidades.",
  need: "Necessidade",
  price: "Preço por unidade",
  state: "Já pago",
  open: "Aberta",
  closed: "Fechada",
  edit: "Editar",
  close: "Fechar",
  reopen: "Abrir de novo",
  up: "Para cima",
  down: "Para baixo",
  of: "{act}: {title}",
  add: "Acrescentar uma necessidade",
  editOne: "Editar uma necessidade",
  cancel: "Cancelar",
  what: "O que é preciso",
  whatHint: "Uma só coisa, em poucas palavras: “Carteira escolar para dois alunos”.",
  priceHint:
    "Em dólares americanos, com entrega. Se o preço mudar, os donativos já recebidos pagam outra quantidade.",
  wanted: "Quantidade",
  wantedHint: "Um número inteiro. A página nunca mostra mais do que isto como pago.",
  picture: "Imagem",
  pictureHint: "JPEG, PNG, WebP ou AVIF. Aparece em tamanho pequeno.",
  pictureKept: "A imagem atual",
  removePicture: "Remover a imagem",
  save: "Guardar",
  saving: "A guardar…",
  working: "Um momento…",
  added: "A necessidade foi acrescentada",
  changed: "A necessidade foi alterada",
  closedNow: "A necessidade foi fechada",
  openedNow: "A necessidade está de novo aberta",
  completed: "Esta campanha terminou e, por isso, as suas necessidades ficam como estão.",
};
export default needs;
