/** What is said before a page can answer, and little words that every text of the language has. */
const outside = {
  page: {
    bad_request: "The request could not be read",
    method_not_allowed: "This method is not allowed here",
    rate_limited: "Too many requests from your network. Please try again in a minute",
    busy: "Very many people are on the site right now. Please try again in a moment",
    home: "Return to Home",
  },
  body: {
    late: "The request did not arrive in time",
    large: "What was sent is too large. A file may have at most 10MB",
    busy: "Too many files are being sent right now. Please try again",
    full: "There is no room for files right now. Please try again later",
    back: "Go back and try again",
  },
  littleWords:
    "the and of to is for with that this we you are our your have from they it has will who in",
};
export default outside;
