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
  /** codes and tokens in the body, replaced in what is kept */ secrets?: string[];
  replyTo?: string;
  headers?: Record<string, string>;
};
