import { site } from "@/lib/site";
import type en from "@/lib/i18n/messages/en/fund";
import type { Translation } from "@/lib/i18n/shape";

const fund: Translation<typeof en> = {
  title: "O Frontline Fund",
  description:
    "Para ONG africanas de base que perderam o financiamento estrangeiro de um dia para o outro e, na manhã seguinte, abriram as portas na mesma.",
  kicker: `O fundo principal de ${site.name}`,
  tagline:
    "Para ONG africanas de base que perderam o financiamento estrangeiro de um dia para o outro e, na manhã seguinte, abriram as portas na mesma.",
  donateNow: "FAÇA UM DONATIVO",
  promise: "100% do seu donativo apoia ONG verificadas que estão no terreno.",
  promiseNote: `${site.name} não cobra comissão da plataforma. No Frontline Fund pagamos também a comissão do processador de pagamentos; nas outras campanhas, ela é descontada do donativo.`,
  voices: "Vozes do terreno",
  truth: "A dura verdade",
  truthText:
    "ONG perderam, num só ano, financiamento vital dos Estados Unidos. O seu trabalho não tinha falhado. O dinheiro simplesmente parou.",
  projects: "projetos financiados",
  volunteers: "voluntários recrutados",
  donors: "doadores em todo o mundo",
  panelMission: "A missão",
  panelMissionText:
    "Manter abertas, no ano em que o financiamento desapareceu, organizações com provas dadas e raízes na comunidade.",
  panelFund: "O fundo",
  panelFundText:
    "Um donativo, repartido por ONG verificadas no terreno segundo as necessidades, e transferido para as suas próprias contas bancárias registadas.",
  panelYou: "A sua parte",
  panelYouText:
    "Dê o que puder, uma vez ou todos os meses. Recebe logo um recibo e pode ver para onde foi o dinheiro.",
  trustLabel: "Porquê doar aqui",
  trustTax: "100% dedutível nos impostos",
  trustTaxText: `${site.name} é {legalForm} e, por isso, os donativos são dedutíveis nos impostos {where}. Enviamos o recibo por e-mail logo a seguir ao pagamento.`,
  trustUpdates: "Notícias do impacto no terreno",
  trustUpdatesText: "Escritas por quem faz o trabalho, e enviadas à medida que acontece.",
  trustVetted: "Líderes verificados, de confiança, com raízes na comunidade",
  trustVettedText:
    "A nossa equipa confirma o certificado de registo antes de uma organização poder receber um cêntimo, e os seus líderes respondem pelos seus planos.",
  howHeading: "Como funciona o fundo",
  how1: "Faz o seu donativo",
  how1Text:
    "Com cartão, no formulário seguro do nosso prestador de pagamentos, uma vez ou todos os meses. Não precisa de conta.",
  how2: "Juntamos os donativos",
  how2Text: `O seu donativo vai inteiro para o fundo. ${site.name} paga a comissão do processador de pagamentos.`,
  how3: "Atribuímos subvenções",
  how3Text:
    "A organizações verificadas, onde a necessidade é maior. Cada transferência traz um extrato.",
  faq: "Perguntas dos doadores",
  faqAside: "Tem outra pergunta? Escreva para",
  faqAsideAfter: "e responderemos.",
  q1: "O meu donativo é dedutível nos impostos?",
  a1: `Sim, {where}. ${site.name} é {legalForm} e, por isso, os donativos são dedutíveis em toda a medida permitida por lei. Noutros países, depende da lei local. O recibo mostra o montante, a data e quem o recebeu.`,
  a1Off: "Depende da lei do lugar onde vive. O recibo mostra o montante, a data e quem o recebeu.",
  q2: "Como é usado o meu donativo?",
  a2: `Um donativo ao Frontline Fund vai inteiro para organizações verificadas no terreno; ${site.name} paga a comissão do processador de pagamentos. Um donativo a uma campanha vai para a respetiva organização, menos apenas essa comissão. ${site.name} não cobra comissões da plataforma.`,
  q3: "Posso escolher um país ou um projeto?",
  a3: "O Frontline Fund vai para onde a necessidade é maior. Se quiser escolher, faça o donativo na página de uma campanha.",
  q4: "É seguro doar aqui?",
  a4: `Paga no formulário do nosso prestador de pagamentos, através de uma ligação encriptada. ${site.name} nunca vê nem guarda o número do seu cartão.`,
  q5: "Posso doar todos os meses?",
  a5: "Sim. Escolha Mensal antes de pagar. Recebe um recibo por mês e um resumo por ano.",
  q6: "Posso doar em honra ou em memória de alguém?",
  a6: "Sim, pode dedicar um donativo em honra ou em memória de alguém. Ligue “Dedicar este donativo”, escreva o nome e, se quiser, um endereço de e-mail para o cartão.",
  q7: "Posso doar fora dos Estados Unidos?",
  a7: "Pode doar a partir de qualquer país. Os donativos são pagos em dólares americanos, e o seu banco converte a moeda.",
  q8: "Que outras formas há de doar?",
  a8: "As campanhas aceitam fundos filantrópicos (donor-advised funds), ações e criptomoedas no formulário de donativo. Para doar assim ao Frontline Fund, ou sobre donativos de empresas e legados, escreva para {email}.",
  q9: "Como altero ou cancelo um donativo mensal?",
  a9: "Cada recibo tem um link para o seu donativo. Aí pode alterar o montante ou o cartão, pô-lo em pausa ou terminá-lo. Não precisa de conta nem de telefonar.",
  findGifts: "Perdeu o e-mail? Peça as suas ligações aqui:",
  q10: "Vou receber um recibo?",
  a10: "Os recibos são enviados por e-mail logo a seguir ao pagamento, com um PDF para guardar.",
};
export default fund;
