export function mainPagesInLanguages(): [name: string, address: string][];
