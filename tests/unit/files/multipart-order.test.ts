import { describe, expect, test } from "vitest";
import { readMultipart } from "@/lib/http/multipart";

const rules = { maxFileBytes: 8_000_000, files: { page: 10 } };

describe("files of a form", () => {
  test("are in the order in which they were sent, however long each takes to be written", async () => {
    const form = new FormData();
    // the first are large, so that later ones are completely written before them
    const sizes = [6_000_000, 3_000_000, 1_000_000, 10, 10, 10, 10, 10, 10, 10];
    sizes.forEach((size, i) => form.append("page", new Blob([Buffer.alloc(size)]), `${i}.jpg`));
    const request = new Request("http://localhost/", { method: "POST", body: form });
    const { uploads } = await readMultipart(request, rules);
    try {
      expect(uploads.files["page"]?.map(({ fileName }) => fileName)).toEqual(
        sizes.map((_, i) => `${i}.jpg`),
      );
      expect(uploads.files["page"]?.map(({ byteSize }) => byteSize)).toEqual(sizes);
    } finally {
      await uploads.discard();
    }
  });
});
