import type { Format } from "@/lib/i18n/shape";

const format: Format = {
  colon: "\u00a0: ",
  comma: ", ",
  open: "«\u00a0",
  close: "\u00a0»",
  thousands: "\u00a0",
  point: ",",
  money: "#\u00a0$",
  percent: "#\u00a0%",
  kilobytes: "#\u00a0Ko",
  megabytes: "#\u00a0Mo",
  months: "long",
  firstDay: "1er",
};
export default format;
