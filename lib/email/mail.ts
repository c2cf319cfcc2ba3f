type Attachment = { fileName: string; contentType: string; bytes: Uint8Array };
export type Mail = {
  kind: string;
  /** the same key is the same mail, even if its job runs twice */ dedupeKey: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  locale: string;
  attachments?: Attachment[];
  /** codes and tokens in the body, removed from the stored copy */ secrets?: string[];
  replyTo?: string;
  headers?: Record<string, string>;
};
