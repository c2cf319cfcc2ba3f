import { site } from "@/lib/site";
import type en from "@/lib/i18n/messages/en/privacy";
import type { Translation } from "@/lib/i18n/shape";

const privacy: Translation<typeof en> = {
  title: "Política de privacidade",
  description: `O que ${site.name} guarda, durante quanto tempo, quem o vê e como pedir que seja eliminado.`,
  lead: "O que guardamos, porquê, durante quanto tempo, quem o vê e como pedir que seja eliminado. Em palavras simples.",
  contents: "Nesta página",
  sections: [
    {
      heading: "Quando faz um donativo",
      text: [
        "Guardamos o seu nome, o seu endereço de e-mail, o montante, a campanha, a data e a mensagem ou a dedicatória, se as escrever. Precisamos destes dados para registar o donativo, enviar-lhe o recibo e responder às suas perguntas.",
        "O número do seu cartão nunca chega até nós: escreve-o no formulário do nosso prestador de pagamentos. Guardamos a referência do pagamento nesse prestador e mais nada sobre o cartão.",
        "O seu nome só aparece numa página pública se ligar “Mostrar o meu nome publicamente”. A organização a quem doa vê o seu nome e o seu endereço de e-mail, a não ser que desligue “Partilhar o meu nome e o meu e-mail com a ONG”. A sua mensagem é lida por essa organização e por nós. Se concordar, aparece também na página da campanha até a retirar, o que pode fazer a partir do link no seu recibo.",
        "Se pedir para saber o que faz o seu donativo, guardamos esse pedido com o seu endereço e enviamos-lhe por e-mail as atualizações da campanha até as parar com o link que cada uma traz. A organização não recebe de nós o seu endereço para isso.",
        "A organização pode guardar notas e etiquetas suas sobre os seus doadores. Ninguém fora da organização as vê.",
      ],
    },
    {
      heading: "Quando inscreve uma organização",
      text: [
        "Guardamos o que escreve na inscrição, os documentos que carrega e as decisões tomadas sobre eles. Os documentos só são abertos pelas pessoas da sua organização e pela nossa equipa de verificação.",
        "Os dados bancários são encriptados com uma chave guardada fora da base de dados e mostrados apenas em parte. As palavras-passe são guardadas como códigos (hashes) que não podem ser revertidos.",
      ],
    },
    {
      heading: "Quando nos escreve",
      text: [
        "Guardamos o seu nome, endereço de e-mail, assunto e mensagem para lhe podermos responder.",
        "Se comunicar uma preocupação sobre uma organização, só os nossos administradores a leem: a organização não vê as suas palavras nem quem é. O seu endereço de e-mail, se o indicar, é eliminado 180 dias depois de terminarmos.",
      ],
    },
    {
      heading: "Quando se oferece para ajudar",
      text: [
        "Guardamos o seu nome, o seu endereço de e-mail e o que escreve sobre a sua ajuda, e mostramo-los à organização a quem a oferece depois de confirmar o seu endereço. São eliminados 90 dias depois de o pedido de voluntários terminar. Se retirar a sua oferta com o link do e-mail, o seu endereço e as suas palavras são eliminados de imediato. Uma oferta não confirmada é eliminada ao fim de 14 dias.",
      ],
    },
    {
      heading: "Quando abre uma página sua",
      text: [
        "O seu nome, a sua imagem, as suas palavras e o que a página angariou são públicos. O seu endereço de e-mail só é visto por nós: com ele enviamos-lhe o link da sua página. É eliminado 90 dias depois de a sua página, ou a respetiva campanha, ter terminado. Uma página não confirmada é eliminada ao fim de sete dias. Quando denuncia uma página, guardamos o que escreve e nada sobre si.",
      ],
    },
    {
      heading: "Cookies",
      text: [
        "Um cookie mantém a sua sessão iniciada; os scripts não o podem ler. Outro guarda a sua língua, outro o botão do painel a mostrar, e um número aleatório evita que um gosto conte duas vezes. Outro diz à sua conta, durante um ano, que já iniciou sessão com este navegador. Neste site não há publicidade, nem rastreio, nem scripts de terceiros, exceto um: o do nosso prestador de pagamentos, que é carregado quando avança para pagar. Esse prestador pode criar os seus próprios cookies. O vídeo de uma campanha só é pedido ao YouTube ou ao Vimeo quando carrega em Reproduzir.",
        "O que escreve no formulário de uma campanha fica guardado no seu próprio navegador, durante sete dias no máximo, até o guardar ou terminar a sessão.",
      ],
    },
    {
      heading: "Quem mais vê os dados",
      text: [
        "O prestador de pagamentos, para receber o pagamento. Mais ninguém: não vendemos nem alugamos dados, e não os transmitimos, a não ser que a lei nos obrigue.",
      ],
    },
    {
      heading: "Durante quanto tempo",
      text: [
        "Conservamos os registos de donativos, recibos e transferências durante pelo menos sete anos, porque a lei fiscal o exige. As mensagens são eliminadas ao fim de dois anos, com os e-mails que delas resultaram. Um e-mail que uma organização nos envia como relato é eliminado depois de lido, e o endereço de onde veio, ao fim de 90 dias. A conta e os documentos de uma organização são conservados enquanto a conta existir e eliminados quando o pedir. Os contadores técnicos contra abusos desaparecem no prazo de um dia. Os links e os códigos de um e-mail são eliminados depois de ele ser enviado, o texto ao fim de 90 dias, e o registo de que foi enviado ao fim de 13 meses. Um extrato de pagamentos que uma organização nos envia para ler é eliminado no prazo de um dia; os donativos que registou a partir dele, com os nomes e os endereços de e-mail dos doadores, ficam até a organização os eliminar. O que enviámos aos programas de uma organização é eliminado ao fim de 30 dias. Os eventos de pagamento são reduzidos aos seus números ao fim de 90 dias. O registo de quem iniciou sessão e de quem abriu o quê é conservado durante 13 meses, e as decisões sobre dinheiro e organizações, durante sete anos.",
      ],
    },
    {
      heading: "Como pedir que sejam eliminados",
      text: [
        "Escreva para {email} a partir do endereço em causa. Enviamos-lhe o que temos, corrigimos o que está errado e eliminamos o que a lei não nos obriga a conservar; o que tem de ficar é separado do seu nome, sempre que possível. Pode ocultar o seu nome nas páginas públicas a qualquer momento, a partir do link no seu recibo.",
      ],
    },
  ],
};
export default privacy;
