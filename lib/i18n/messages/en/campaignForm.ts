const campaignForm = {
} as const;
export default campaignForm;
