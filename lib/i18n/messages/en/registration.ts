const registration = {
} as const;
export default registration;
