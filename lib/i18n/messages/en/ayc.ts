const ayc = {
} as const;
export default ayc;
