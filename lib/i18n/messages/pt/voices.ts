import type en from "@/lib/i18n/messages/en/voices";
import type { Translation } from "@/lib/i18n/shape";

const voices: Translation<typeof en> = {
  landing: {
    partner: {
      quote:
        "Passávamos um terço do ano a escrever a financiadores. Este ano passámo-lo na estrada, com os motociclistas. Os donativos são mais pequenos, e chegam todos os meses.",
      title: "ONG parceira",
      location: "Zâmbia",
    },
    donor: {
      quote:
        "Pude ver que o certificado tinha sido verificado, quanto ficava para o processador e para onde ia o resto. Por isso, escolhi doar todos os meses.",
      title: "Doador e voluntário",
      location: "Toronto",
    },
    leader: {
      quote:
        "Ninguém veio dizer-nos do que precisamos. Fomos nós que o dissemos, e as pessoas responderam.",
      title: "Líder comunitária",
      location: "Kita, Mali",
    },
  },
  fund: {
    relief: {
      quote:
        "Quando o rio transbordou pela terceira vez, os barcos já estavam na margem, porque quatrocentos desconhecidos os tinham pago em março. Não esperámos que aprovassem um formulário.",
      title: "Fundadora de uma organização de socorro em cheias",
      location: "KwaZulu-Natal, África do Sul",
    },
    youth: {
      quote:
        "A subvenção acabou numa sexta-feira. Na segunda, quarenta jovens vieram ao estúdio na mesma e perguntaram o que íamos fazer. O fundo pagou a renda e o emissor. Eles trataram de tudo o resto.",
      title: "Líder de um projeto de jovens",
      location: "Kisumu, Quénia",
    },
    girls: {
      quote:
        "Uma rapariga que acaba o nono ano casa mais tarde, ganha mais e manda as suas próprias filhas à escola. Sabemo-lo há vinte anos. Do que precisávamos era de alguém que pagasse um professor de matemática em fevereiro.",
      title: "Defensora da educação das raparigas",
      location: "Kita, Mali",
    },
  },
};
export default voices;
