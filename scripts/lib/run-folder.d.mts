export function placeOfRuns(options?: { chosen?: string | undefined; free?: number }): string;
