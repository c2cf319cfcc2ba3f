/** What donors of the demo write to an organisation. */
export const notes = [
  "For the mechanics, with thanks.",
  "Keep going.",
  "My grandmother carried water for thirty years.",
  "From our book club.",
  "Small, but every month.",
  "Thank you for the honest report.",
  "In place of birthday presents this year.",
  "We ran the ten kilometres for you. All of us finished.",
  "Greetings from Lyon. Courage !",
  "My students collected this on market day.",
  "I grew up an hour from there.",
  "For the night shift.",
  "Please thank the treasurer, her accounts are a pleasure to read.",
  "Second gift this year; the photographs of the first one were wonderful.",
  "Merci pour votre travail.",
  "Baie dankie vir julle werk.",
  "From the whole third floor.",
  "I was a scholarship girl once.",
  "Asante sana.",
  "Use it where it is needed most.",
];

/** Whom donations of the demo are made in memory or in honour of. */
export const dedications: [type: "memory" | "honour", name: string][] = [
  ["memory", "Mama Ronkẹ"],
  ["honour", "Sister Philomena"],
  ["memory", "Mzee Ekai"],
  ["honour", "our teacher Madame Traoré"],
  ["memory", "Oupa Gert"],
  ["honour", "the class of 1998"],
];
