/**
 * A cache of generated files by what they show: a repeated request costs nothing, and concurrent requests share one
 * result. The oldest are evicted first.
 */
export class Kept {
  private readonly made = new Map<string, Uint8Array>();
  private readonly underWay = new Map<string, Promise<Uint8Array>>();
  private bytes = 0;

  /** @param mostBytes of all entries together; an entry of more than a quarter of that is not cached */
  constructor(private readonly mostBytes: number) {}

  /** @throws what `make` throws, to all who wait for it */
  async get(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const known = this.made.get(key);
    if (known) {
      this.made.delete(key);
      this.made.set(key, known); // becomes the newest again
      return known;
    }
    const flight = this.underWay.get(key) ?? make();
    this.underWay.set(key, flight);
    try {
      const bytes = await flight;
      this.keep(key, bytes);
      return bytes;
    } finally {
      this.underWay.delete(key);
    }
  }

  private keep(key: string, bytes: Uint8Array): void {
    if (bytes.byteLength > this.mostBytes / 4 || this.made.has(key)) return;
    this.made.set(key, bytes);
    this.bytes += bytes.byteLength;
    for (const [oldest, { byteLength }] of this.made) {
      if (this.bytes <= this.mostBytes) break;
      this.made.delete(oldest);
      this.bytes -= byteLength;
    }
  }
}
