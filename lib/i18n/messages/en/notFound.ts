const notFound = { code: "404", title: "Page not found", text: "Oops! Page not found", home: "Return to Home", errorTitle: "Something went wrong", errorText: "An unexpected error occurred", retry: "Try again" } as const;
export default notFound;
