// Reads only the status and the end of a response, for load generators that must cost less than what they measure.
const headEnd = Buffer.from("\r\n\r\n");
const lastChunk = Buffer.from("0\r\n\r\n");

/** A response as it arrives: `status` once its headers are there; `add` returns true at its end. */
export class Answer {
  status = 0;
  #head = null;
  #left = 0;
  #isChunked = false;
  #tail = Buffer.alloc(0);

  add(chunk) {
    let body = chunk;
    if (this.status === 0) {
      this.#head = this.#head ? Buffer.concat([this.#head, chunk]) : chunk;
      const end = this.#head.indexOf(headEnd);
      if (end < 0) return false;
      const head = this.#head.toString("latin1", 0, end);
      this.status = Number(head.slice(9, 12));
      this.closes = /\r\nconnection: close/i.test(head);
      this.#left = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
      this.#isChunked = /\r\ntransfer-encoding: chunked/i.test(head);
      body = this.#head.subarray(end + 4);
    }
    if (!this.#isChunked) return (this.#left -= body.length) <= 0;
    this.#tail = Buffer.concat([this.#tail, body]).subarray(-lastChunk.length);
    return this.#tail.equals(lastChunk);
  }
}
