/** Mails about single donations that one member gets in an hour; what comes beyond goes into the daily one. Browser-safe. */
export const noticesAnHour = 10;
