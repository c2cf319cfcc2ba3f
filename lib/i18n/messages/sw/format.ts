import type { Format } from "@/lib/i18n/shape";

const format: Format = {
  colon: ": ",
  comma: ", ",
  open: "“",
  close: "”",
  thousands: ",",
  point: ".",
  money: "$#",
  percent: "#%",
  kilobytes: "# KB",
  megabytes: "# MB",
  months: "long",
  firstDay: "1",
};
export default format;
