const campaigns = {
} as const;
export default campaigns;
