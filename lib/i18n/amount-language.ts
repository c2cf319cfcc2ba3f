/** The field that the box of an amount sends along unseen: the amount is read as this language writes amounts. */
export const amountLanguage = "amountLanguage";
