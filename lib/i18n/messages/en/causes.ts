/** The categories of campaigns, by the name that is stored; and the short names that older rows hold. */
const causes = {
  causes: {
    "Education & Literacy": "Education & Literacy",
    "Health & Medical Access": "Health & Medical Access",
    "Clean Water & Sanitation": "Clean Water & Sanitation",
    "Gender Equality & Women Empowerment": "Gender Equality & Women Empowerment",
    "Youth Empowerment & Leadership": "Youth Empowerment & Leadership",
    "Agriculture & Food Security": "Agriculture & Food Security",
    "Climate Action & Environmental Sustainability":
      "Climate Action & Environmental Sustainability",
    "Economic Development & Livelihoods": "Economic Development & Livelihoods",
    "Orphan & Vulnerable Children Support": "Orphan & Vulnerable Children Support",
    "Peacebuilding & Conflict Resolution": "Peacebuilding & Conflict Resolution",
    "HIV/AIDS Awareness & Support": "HIV/AIDS Awareness & Support",
    "Disability Inclusion & Advocacy": "Disability Inclusion & Advocacy",
    "Technology & Digital Inclusion": "Technology & Digital Inclusion",
    "Emergency Relief & Humanitarian Aid": "Emergency Relief & Humanitarian Aid",
    "Mental Health & Psychosocial Support": "Mental Health & Psychosocial Support",
    Other: "Other",
  },
  older: {
    education: "Education",
    health: "Healthcare",
    environment: "Environment",
    hunger: "Hunger",
    water: "Clean Water",
    genderEquality: "Gender Equality",
    infrastructure: "Infrastructure",
    peaceJustice: "Peace and Justice",
    other: "Other",
  },
};
export default causes;
