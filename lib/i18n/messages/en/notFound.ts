const notFound = {
  code: "404",
  title: "Page not found",
  text: "Oops! Page not found",
  pageText: "The address may be mistyped, or the page has moved.",
  search: "Search the campaigns",
  places: "Other pages",
  errorHint: "It is our fault and has been noted. Please try again in a moment.",
} as const;
export default notFound;
