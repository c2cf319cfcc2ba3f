import type en from "@/lib/i18n/messages/en/voices";
import type { Translation } from "@/lib/i18n/shape";

/** Words of the quotes and testimonials; who said them is in lib/site-voices.ts. */
const voices: Translation<typeof en> = {
  landing: {
    partner: {
      quote:
        "Tulikuwa tunatumia theluthi moja ya mwaka kuwaandikia wafadhili. Mwaka huu tumeutumia barabarani, pamoja na waendesha pikipiki. Michango ni midogo zaidi, na inakuja kila mwezi.",
      title: "Shirika mshirika",
      location: "Zambia",
    },
    donor: {
      quote:
        "Niliweza kuona kwamba cheti kimekaguliwa, kampuni ya malipo imechukua nini, na kilichobaki kimekwenda wapi. Kwa hiyo nikachagua kuchangia kila mwezi.",
      title: "Mchangiaji na mtu wa kujitolea",
      location: "Toronto",
    },
    leader: {
      quote: "Hakuna aliyekuja kutuambia tunachohitaji. Tulisema wenyewe, na watu wakaitikia.",
      title: "Kiongozi wa jamii",
      location: "Kita, Mali",
    },
  },
  fund: {
    relief: {
      quote:
        "Mto ulipofurika kwa mara ya tatu, mashua tayari zilikuwa ukingoni, kwa sababu watu mia nne tusiowajua walikuwa wamezilipia mwezi Machi. Hatukusubiri fomu iidhinishwe.",
      title: "Mwanzilishi wa shirika la misaada ya mafuriko",
      location: "KwaZulu-Natal, Afrika Kusini",
    },
    youth: {
      quote:
        "Ruzuku iliisha siku ya Ijumaa. Jumatatu vijana arobaini walikuja studio hata hivyo, wakauliza tutafanya nini. Mfuko ulilipia kodi ya jengo na mtambo wa matangazo. Wao walifanya mengine yote.",
      title: "Kiongozi wa uwezeshaji wa vijana",
      location: "Kisumu, Kenya",
    },
    girls: {
      quote:
        "Msichana anayemaliza mwaka wa tisa wa shule huolewa baadaye, hupata kipato kikubwa zaidi na huwapeleka binti zake shule. Tumelijua hili kwa miaka ishirini. Tulichohitaji ni mtu wa kumlipa mwalimu wa hisabati mwezi Februari.",
      title: "Mtetezi wa elimu ya wasichana",
      location: "Kita, Mali",
    },
  },
};
export default voices;
