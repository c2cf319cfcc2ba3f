import type { Format } from "@/lib/i18n/shape";

const format: Format = {
  colon: ": ",
  comma: "، ",
  open: "«",
  close: "»",
  thousands: ",",
  point: ".",
  money: "\u2066$#\u2069",
  percent: "\u2066#%\u2069",
  kilobytes: "# كيلوبايت",
  megabytes: "# ميغابايت",
  months: "long",
  firstDay: "1",
};
export default format;
