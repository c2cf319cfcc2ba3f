export type Embedded = {
  url: string;
  place: string;
  pid: number;
  started: boolean;
  stop(): Promise<void>;
};
export function startPostgres(
  folder: string,
  password: string,
  database?: string,
  options?: { own?: boolean; fast?: boolean; port?: number; onExit?: (words: string) => void },
): Promise<Embedded>;
export function freePort(): Promise<number>;
export function temporaryFolder(name: string): string;
