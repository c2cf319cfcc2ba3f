/** One uploaded file, from a form or a call. `read()` loads its bytes on demand; sizes are of the bytes received. */
export type Upload = { fileName: string; byteSize: number; read(): Promise<Buffer> };

/** A request's files by field name; `discard` removes what was kept on disk for them. */
export type Uploads = { files: Record<string, Upload[]>; discard(): Promise<void> };

export const noUploads: Uploads = { files: {}, discard: async () => {} };

/**
 * A form's File (server actions). An empty file input sends a File without name and bytes: that means nothing was sent.
 * When a script sends the form, React names that file "undefined".
 */
export function uploadOfFile(file: File): Upload | null {
  if (file.size === 0 && (file.name === "" || file.name === "undefined" || file.name === "blob"))
    return null;
  return {
    fileName: cleanFileName(file.name),
    byteSize: file.size,
    read: async () => Buffer.from(await file.arrayBuffer()),
  };
}

/**
 * The last part of a file name, without control and direction characters, at most 120 characters: shown to people,
 * never used as a path.
 */
export function cleanFileName(name: string): string {
  const last = name.slice(-1_000).split(/[\\/]/).pop() ?? ""; // the name is at the end; bounded before it is searched
  return (
    [...last.replace(/[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069"]/g, "")]
      .slice(0, 120)
      .join("") || "file"
  );
}
