import { ArrowLeft } from "lucide-react";

type Props = {
  title: React.ReactNode;
  lead?: React.ReactNode;
  /** one step back, e.g. "Back to Campaigns" */ back?: { href: string; label: string };
  actions?: React.ReactNode;
  look?: "h1" | "h2" | "mega";
  children?: React.ReactNode;
};

/** Title of a page, on the left margin, with one paragraph and what can be done. */
export function PageHeader({ title, lead, back, actions, look = "h1", children }: Props) {
  return (
    <header className="page-head">
      {back ? (
        <a className="plain page-head__back" href={back.href}>
          <ArrowLeft className="icon" aria-hidden="true" /> {back.label}
        </a>
      ) : null}
      <div className="row between" style={{ alignItems: "end", rowGap: "1rem" }}>
        <h1 className={look}>{title}</h1>
        {actions ? <div className="row">{actions}</div> : null}
      </div>
      {lead ? <p className="lead">{lead}</p> : null}
      {children}
    </header>
  );
}
