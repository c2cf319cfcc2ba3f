const fund = {
} as const;
export default fund;
