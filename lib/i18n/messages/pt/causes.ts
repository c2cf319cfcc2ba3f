import type en from "@/lib/i18n/messages/en/causes";
import type { Translation } from "@/lib/i18n/shape";

const causes: Translation<typeof en> = {
  causes: {
    "Education & Literacy": "Educação e alfabetização",
    "Health & Medical Access": "Saúde e acesso a cuidados médicos",
    "Clean Water & Sanitation": "Água potável e saneamento",
    "Gender Equality & Women Empowerment": "Igualdade de género e autonomia das mulheres",
    "Youth Empowerment & Leadership": "Autonomia e liderança dos jovens",
    "Agriculture & Food Security": "Agricultura e segurança alimentar",
    "Climate Action & Environmental Sustainability": "Ação climática e ambiente sustentável",
    "Economic Development & Livelihoods": "Desenvolvimento económico e meios de subsistência",
    "Orphan & Vulnerable Children Support": "Apoio a crianças órfãs e vulneráveis",
    "Peacebuilding & Conflict Resolution": "Construção da paz e resolução de conflitos",
    "HIV/AIDS Awareness & Support": "VIH/SIDA: sensibilização e apoio",
    "Disability Inclusion & Advocacy": "Inclusão e direitos das pessoas com deficiência",
    "Technology & Digital Inclusion": "Tecnologia e inclusão digital",
    "Emergency Relief & Humanitarian Aid": "Socorro de emergência e ajuda humanitária",
    "Mental Health & Psychosocial Support": "Saúde mental e apoio psicossocial",
    Other: "Outra",
  },
  older: {
    education: "Educação",
    health: "Saúde",
    environment: "Ambiente",
    hunger: "Fome",
    water: "Água potável",
    genderEquality: "Igualdade de género",
    infrastructure: "Infraestruturas",
    peaceJustice: "Paz e justiça",
    other: "Outra",
  },
};
export default causes;
