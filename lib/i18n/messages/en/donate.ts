const donate = {
} as const;
export default donate;
