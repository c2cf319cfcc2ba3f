import type { Metadata } from "next";
import { guardAdmin } from "@/lib/http/page";
import { translator } from "@/lib/i18n/translator";
import { contactMessages } from "@/lib/contact/queries";
import { pageOf, pageSize, type SearchParams } from "@/lib/donations/ngo-filter";
import { moment } from "@/components/admin/moment";
import { AdminShell } from "@/components/layout/admin-shell";
import { Pagination } from "@/components/ui/pagination";

export const metadata: Metadata = { title: "Messages" };

/** What came by the contact form (ADM-040). */
export default async function MessagesPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await guardAdmin("/admin/messages");
  const t = translator(actor.locale, "admin");
  const page = pageOf(await searchParams);
  const { messages, total } = await contactMessages(actor, { page, limit: pageSize });
  const href = (p: number) => `/admin/messages${p > 1 ? `?page=${p}` : ""}`;
  return (
    <AdminShell actor={actor} current="messages" path={href(page)}>
      <h1 className="h2" style={{ marginBottom: "1.25rem" }}>{t("messages.title")}</h1>
      <div className="table-wrap" tabIndex={0}><table className="table table--stack">
        <thead><tr><th scope="col">{t("messages.name")}</th><th scope="col">{t("messages.subject")}</th><th scope="col">{t("messages.at")}</th><th scope="col">{t("messages.status")}</th></tr></thead>
        <tbody>
          {messages.map((m) => <tr key={m.id}><td className="t-main"><b>{m.name}</b><a className="sub" href={`mailto:${encodeURIComponent(m.email)}`}>{m.email}</a></td><td className="t-sub"><details><summary><b>{m.subject}</b></summary><p className="plain">{m.message}</p></details></td><td className="num t-meta">{moment(m.createdAt, actor.locale)}</td><td className="t-end"><span className={`badge ${m.isSpam ? "badge--bad" : m.answeredAt ? "badge--on" : "badge--soon"}`}>{t(m.isSpam ? "messages.spam" : m.answeredAt ? "messages.answered" : "messages.fresh")}</span></td></tr>)}
          {messages.length === 0 ? <tr><td colSpan={4}>{t("messages.none")}</td></tr> : null}
        </tbody></table></div>
      <div style={{ marginTop: "1rem" }}><Pagination locale={actor.locale} page={page} pages={Math.ceil(total / pageSize)} href={href} /></div>
    </AdminShell>
  );
}
