import { moment } from "@/components/admin/moment";
import type { Locale } from "@/lib/i18n/locales";

/** Day and minute for people; the title and the datetime attribute have the exact time in UTC. */
export const Moment = ({ at, locale }: { at: Date; locale: Locale }) => (
  <time dateTime={at.toISOString()} title={at.toISOString()}>
    {moment(at, locale)}
  </time>
);
