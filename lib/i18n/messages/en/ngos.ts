const ngos = {
} as const;
export default ngos;
