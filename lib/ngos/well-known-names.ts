/** Names that impostors borrow: shown to the administrator beside an applicant whose name holds one. */
export const wellKnownNames = [
  "UNICEF", "UNHCR", "UNESCO", "UNDP", "UNFPA", "World Food Programme", "World Health Organization", "WHO Foundation", "United Nations", "African Union", "World Bank",
  "Red Cross", "Red Crescent", "Croix-Rouge", "Save the Children", "Oxfam", "World Vision", "Médecins Sans Frontières", "Doctors Without Borders", "CARE International",
  "Plan International", "ActionAid", "Amnesty International", "Greenpeace", "WWF", "World Wildlife Fund", "WaterAid", "Caritas", "Catholic Relief Services",
  "International Rescue Committee", "Mercy Corps", "Islamic Relief", "Habitat for Humanity", "SOS Children's Villages", "Gift of the Givers", "Amref Health Africa",
  "BRAC", "Gates Foundation", "Mastercard Foundation", "Mo Ibrahim Foundation", "Tony Elumelu Foundation",
] as const;
