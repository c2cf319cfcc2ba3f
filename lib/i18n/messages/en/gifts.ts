const gifts = {
} as const;
export default gifts;
