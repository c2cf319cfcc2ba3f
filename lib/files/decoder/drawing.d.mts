/** Bytes of a share picture, at most. */
export declare const mostShareBytes: number;
type Photo = { bytes: Uint8Array; left: number; top: number };
export declare function compose(input: {
  svg: string;
  photo: Photo | null;
  width: number;
}): Promise<{ bytes: Uint8Array }>;
