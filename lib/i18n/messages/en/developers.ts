const developers = {
} as const;
export default developers;
