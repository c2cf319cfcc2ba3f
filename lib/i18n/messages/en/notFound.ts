const notFound = {
} as const;
export default notFound;
