const landing = {
} as const;
export default landing;
