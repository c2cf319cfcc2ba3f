import { Pagination } from "@/components/ui/pagination";
import { Tabs, type Tab } from "@/components/ui/tabs";
import type { Locale } from "@/lib/i18n/locales";
import { pagesOf } from "@/lib/listing/address";
import { cn } from "@/components/ui/cn";

/** The title of a console or account page, with an introduction. */
export function ConsoleTitle({
  title,
  lead,
  children,
  className,
}: {
  title: React.ReactNode;
  /** a paragraph in larger letters */
  lead?: React.ReactNode;
  children?: React.ReactNode;
  className?: string;
}) {
  const alone = !lead && !children;
  return (
    <>
      <h1 className={cn("text-h2", alone && "mb-5", className)}>{title}</h1>
      {lead ? (
        <p className="mt-[0.6rem] mb-6 max-w-[46em] text-lead text-pretty text-soft">{lead}</p>
      ) : null}
      {children ? <p className="mt-[0.6rem] mb-6 text-soft">{children}</p> : null}
    </>
  );
}

/** The views of one list. */
export function ViewTabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <div className="mb-[1.1rem]">
      <Tabs label={label} tabs={tabs} />
    </div>
  );
}

/** The pages of a list, under it. */
export function ListPages({
  locale,
  list,
  total,
}: {
  locale: Locale;
  list: { page: number; href: (change: Record<string, string>) => string };
  total: number;
}) {
  return (
    <div className="mt-4">
      <Pagination
        locale={locale}
        page={list.page}
        pages={pagesOf(total)}
        href={(page) => list.href({ page: String(page) })}
      />
    </div>
  );
}

/** Buttons and links of a row that contains a box or a form. */
export const rowActionsClass = "flex flex-wrap items-center gap-3 entries:mt-[0.6rem]";
/** Typed text, with its line breaks. */
export const typedTextClass = "text-small leading-[inherit] wrap-anywhere whitespace-pre-wrap";
/** Typed text as a paragraph, in the direction of its own letters. */
export const TypedText = (props: React.ComponentProps<"p">) => (
  <p className={typedTextClass} dir="auto" {...props} />
);
