const notFound = {
  code: "404",
  title: "Page not found",
  text: "Oops! Page not found",
  pageText: "The address may be mistyped, or the page has moved.",
  search: "Search the campaigns",
  places: "Other pages",
  errorHint: "This is our fault, and we have logged it. Please try again in a moment.",
} as const;
export default notFound;
