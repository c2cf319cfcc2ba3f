import type { AuditSubject } from "@/lib/audit/actions";

/** The console page of an audit log entry's subject; null if it has none. */
const pages: Partial<Record<AuditSubject, (id: string) => string>> = {
  concern: (id) => `/admin/concerns/${id}`,
  contact_message: (id) => `/admin/messages?view=${id}`,
  ngo: (id) => `/admin/dashboard?tab=ngos&ngo=${id}`,
};

export function subjectHref(subject: string, id: string | null): string | null {
  if (id === null || !Object.hasOwn(pages, subject)) return null;
  return pages[subject as AuditSubject]?.(encodeURIComponent(id)) ?? null;
}
