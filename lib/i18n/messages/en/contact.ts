const contact = {
} as const;
export default contact;
