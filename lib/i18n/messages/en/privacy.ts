const privacy = {
} as const;
export default privacy;
