/**
 * Mails about single donations that one member gets per hour; further donations go into the daily mail. Browser-safe.
 */
export const noticesAnHour = 10;
