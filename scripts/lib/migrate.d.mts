export function migrate(
  url: string,
  folder?: string,
  say?: (line: string) => void,
): Promise<number>;
