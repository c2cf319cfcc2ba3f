import type en from "@/lib/i18n/messages/en/causes";
import type { Translation } from "@/lib/i18n/shape";

const causes: Translation<typeof en> = {
  causes: {
    "Education & Literacy": "التعليم ومحو الأمية",
    "Health & Medical Access": "الصحة والرعاية الطبية",
    "Clean Water & Sanitation": "المياه النظيفة والصرف الصحي",
    "Gender Equality & Women Empowerment": "المساواة بين الجنسين وتمكين المرأة",
    "Youth Empowerment & Leadership": "تمكين الشباب وقيادتهم",
    "Agriculture & Food Security": "الزراعة والأمن الغذائي",
    "Climate Action & Environmental Sustainability": "العمل المناخي والاستدامة البيئية",
    "Economic Development & Livelihoods": "التنمية الاقتصادية وسبل العيش",
    "Orphan & Vulnerable Children Support": "دعم الأيتام والأطفال المستضعفين",
    "Peacebuilding & Conflict Resolution": "بناء السلام وحل النزاعات",
    "HIV/AIDS Awareness & Support": "التوعية بفيروس نقص المناعة البشرية/الإيدز والدعم",
    "Disability Inclusion & Advocacy": "إدماج ذوي الإعاقة ومناصرتهم",
    "Technology & Digital Inclusion": "التكنولوجيا والشمول الرقمي",
    "Emergency Relief & Humanitarian Aid": "الإغاثة الطارئة والمساعدات الإنسانية",
    "Mental Health & Psychosocial Support": "الصحة النفسية والدعم النفسي الاجتماعي",
    Other: "مجال آخر",
  },
  older: {
    education: "التعليم",
    health: "الرعاية الصحية",
    environment: "البيئة",
    hunger: "الجوع",
    water: "المياه النظيفة",
    genderEquality: "المساواة بين الجنسين",
    infrastructure: "البنية التحتية",
    peaceJustice: "السلام والعدالة",
    other: "مجال آخر",
  },
};
export default causes;
