import { expect, test } from "vitest";
import { fileType } from "@/lib/files/file-type";

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(
    parts.map((p) => (typeof p === "string" ? Buffer.from(p, "latin1") : Buffer.from(p))),
  );

test.each([
  ["pdf", bytes("%PDF-1.7\n")],
  ["jpeg", bytes([0xff, 0xd8, 0xff, 0xe0])],
  ["png", bytes([0x89], "PNG\r\n", [0x1a], "\n")],
  ["webp", bytes("RIFF", [1, 0, 0, 0], "WEBPVP8 ")],
  ["gif", bytes("GIF89a")],
  ["avif", bytes([0, 0, 0, 28], "ftypavif", [0, 0, 0, 0], "avifmif1")],
  ["avif", bytes([0, 0, 0, 28], "ftypmif1", [0, 0, 0, 0], "mif1avif")],
  ["svg", bytes('<?xml version="1.0"?>\n<svg xmlns="x">')],
  ["heic", bytes([0, 0, 0, 24], "ftypheic", [0, 0, 0, 0], "heicmif1")],
  ["heic", bytes([0, 0, 0, 24], "ftypmif1", [0, 0, 0, 0], "mif1heic")],
  [null, bytes([0, 0, 0, 24], "ftypisom", [0, 0, 0, 0], "isommp42")],
  [null, bytes("MZ\u0090")],
  [null, bytes("PK\u0003\u0004")],
  [null, bytes("<html><script>")],
  [null, bytes("<script>%PDF-1.7")],
  [null, bytes("GIF87")],
  [null, Buffer.alloc(0)],
])("[NGO-022] by its bytes: %s", (type, content) => expect(fileType(content)).toBe(type));
