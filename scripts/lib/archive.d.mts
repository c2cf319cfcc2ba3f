type Header = { kind: string; name?: string };
export function keyOf(text: string | undefined): Buffer | null;
export function writeArchive(
  file: string,
  key: Buffer | null,
): {
  add: (header: Header, chunks: Iterable<Buffer> | AsyncIterable<Buffer>) => Promise<void>;
  end: () => Promise<void>;
};
export function readArchive(
  file: string,
  key: Buffer | null,
): AsyncGenerator<{ header: Header; chunks: AsyncGenerator<Buffer> }>;
