/** Whether a caller has this version already: one mark of a list, weak or strong alike, or any. @param sent its If-None-Match */
export const hasVersion = (sent: string | null | undefined, etag: string): boolean =>
  sent !== null &&
  sent !== undefined &&
  (sent.trim() === "*" ||
    sent
      .slice(0, 2_000)
      .split(",")
      .some((one) => one.trim().replace(/^W\//, "") === etag.replace(/^W\//, "")));
