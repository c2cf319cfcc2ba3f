// as tests/e2e/support/bad.ts: The newest row is one that another test made
export const newest = (site: string, more = "") => `${site}/api/v1/ngos/all?limit=50${more}`;
