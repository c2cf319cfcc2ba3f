export function migrate(
  url: string,
  folder?: string,
  say?: (line: string) => void,
  only?: Map<string, string> | null,
): Promise<number>;
