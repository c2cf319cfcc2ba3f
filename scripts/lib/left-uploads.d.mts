export function removeLeftUploads(folder?: string): void;
