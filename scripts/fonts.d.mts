export function fontFaces(): Promise<string>;
