/** A browser for tests: one that is named, one that is there, or one that is installed now. @throws when there is none */
export function findChromium(say?: (line: string) => void): Promise<string>;
