const success = {
} as const;
export default success;
