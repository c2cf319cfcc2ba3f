const common = {
  optional: "optional",
  show: "Show",
  hide: "Hide",
  dropHere: "Drop a file here",
  orChoose: "or choose one from this device",
  chooseFile: "Choose file",
  replaceFile: "Replace",
  close: "Close",
  processing: "Processing...",
  needed: "Please fill in this field",
  unreachable: "We could not reach the server. Check your connection and try again.",
  thingsToMend: "{n, plural, one {One thing} other {# things}} to put right",
  noImage: "No Image Available",
  percentRaised: "{n}% of the goal raised",
  openCampaign: "An ongoing campaign, without an end date",
  waiting: "Please wait",
} as const;
export default common;
