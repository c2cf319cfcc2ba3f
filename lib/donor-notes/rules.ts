/** Limits for notes and tags about a donor. Browser-safe. */
export const maxNoteLength = 2_000;
export const maxNotes = 200;
export const maxTagLength = 30;
/** for one donor */
export const maxTags = 10;
/** in an organisation */
export const maxTagList = 50;
