/** What a leaf says when a page or a call failed: the only words that travel in client JavaScript in every language, so few. */
const failure = {
  home: "Return to Home",
  errorTitle: "Something went wrong",
  errorText: "An unexpected error occurred",
  retry: "Try again",
} as const;
export default failure;
