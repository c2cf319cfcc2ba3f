/** One file as sent, by a form or by a call. `read()` gives its bytes once they are wanted; sizes are of the bytes that came. */
export type Upload = { fileName: string; byteSize: number; read(): Promise<Buffer> };

/** Files of a request by field name; `discard` removes what was kept on disk for them. */
export type Uploads = { files: Record<string, Upload[]>; discard(): Promise<void> };

export const noUploads: Uploads = { files: {}, discard: async () => {} };

/**
 * A form's File (server actions). A file input left empty sends a File of no name and no bytes: that is nothing sent.
 * Where a script sends the form, React names that file "undefined".
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

/** The last part of a name, without control and direction characters, at most 120 characters: shown to people, never a path. */
export function cleanFileName(name: string): string {
  const last = name.slice(-1_000).split(/[\\/]/).pop() ?? ""; // the end is the name; bounded before anything is looked for
  return (
    [...last.replace(/[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069"]/g, "")]
      .slice(0, 120)
      .join("") || "file"
  );
}
