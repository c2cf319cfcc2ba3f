import { moment } from "@/components/admin/moment";
import type { Locale } from "@/lib/i18n/locales";

/** Day and minute for a person to read; the exact moment in UTC is in the title and for programs. */
export const Moment = ({ at, locale }: { at: Date; locale: Locale }) => (
  <time dateTime={at.toISOString()} title={at.toISOString()}>
    {moment(at, locale)}
  </time>
);
