import type { AuditSubject } from "@/lib/audit/actions";

/** Where the console shows what an entry of the audit log is about; null where it has no page of its own. */
const pages: Partial<Record<AuditSubject, (id: string) => string>> = {
  concern: (id) => `/admin/concerns/${id}`,
  contact_message: (id) => `/admin/messages?view=${id}`,
  ngo: (id) => `/admin/dashboard?tab=ngos&ngo=${id}`,
};

export function subjectHref(subject: string, id: string | null): string | null {
  if (id === null || !Object.hasOwn(pages, subject)) return null;
  return pages[subject as AuditSubject]?.(encodeURIComponent(id)) ?? null;
}
