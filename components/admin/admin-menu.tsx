import { ChevronDown, Menu, X } from "lucide-react";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/components/ui/cn";
import { menuClass } from "@/components/ui/menu";
import { formatCount } from "@/lib/format";
import { localeNames, locales, type Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import type { UserActor } from "@/lib/auth/actor";
import { chooseLanguageAction } from "@/lib/users/language-actions";

type Page = { href: string; label: string; current: boolean; waiting: number };
const barItemClass =
  "block border-b-3 border-transparent py-[0.35rem] font-semibold no-underline hover:border-gold";

/** The console's pages in one row of menus that need no script; only one is open at a time. */
export function AdminBar({
  locale,
  label,
  menu,
}: {
  locale: Locale;
  label: string;
  menu: { group: string | null; pages: Page[] }[];
}) {
  return (
    <nav className="wrap pb-[0.9rem] max-md:hidden" aria-label={label}>
      <ul className="flex gap-x-7">
        {menu.map(({ group, pages }) =>
          group === null ? (
            pages.map((page) => (
              <li key={page.href}>
                <PageLink
                  locale={locale}
                  page={page}
                  className={cn(barItemClass, "aria-[current]:border-gold")}
                />
              </li>
            ))
          ) : (
            <li key={group}>
              <Fold locale={locale} group={group} pages={pages} />
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

function Fold({ locale, group, pages }: { locale: Locale; group: string; pages: Page[] }) {
  const here = pages.find(({ current }) => current);
  return (
    <details name="console" className={cn(menuClass.root, "group/fold")}>
      <summary
        className={cn(
          menuClass.summary,
          barItemClass,
          "flex items-center gap-1",
          here && "border-gold",
        )}
      >
        {group}
        {here ? <span className="sr-only">, {here.label}</span> : null}
        <Waiting locale={locale} n={pages.reduce((sum, page) => sum + page.waiting, 0)} />
        <ChevronDown className="size-4 group-open/fold:rotate-180" aria-hidden="true" />
      </summary>
      <ul className={cn(menuClass.list, "start-0 end-auto")}>
        {pages.map((page) => (
          <li key={page.href}>
            <PageLink
              locale={locale}
              page={page}
              className={cn(menuClass.item, "whitespace-nowrap aria-[current=page]:bg-sunk")}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The number of waiting items; renders nothing for none. */
function Waiting({ locale, n }: { locale: Locale; n: number }) {
  if (n === 0) return null;
  return (
    <>
      {" "}
      <b
        data-slot="waiting"
        aria-hidden="true"
        className="ms-1 inline-block min-w-[1.6em] rounded-full bg-gold px-[0.4em] text-center text-small leading-[1.6] num text-ink"
      >
        {formatCount(n, locale)}
      </b>
      <span className="sr-only">{translator(locale, "layout")("waiting", { n })}</span>
    </>
  );
}

const PageLink = ({
  locale,
  page,
  className,
}: {
  locale: Locale;
  page: Page;
  className: string;
}) => (
  <a
    className={className}
    href={page.href}
    {...(page.current ? { "aria-current": "page" as const } : {})}
  >
    {page.label}
    <Waiting locale={locale} n={page.waiting} />
  </a>
);

/** Ends this session, or all of them; works without a script. */
export function LogoutButtons({ actor }: { actor: UserActor }) {
  const t = translator(actor.locale, "layout");
  return (
    <>
      <form method="post" action="/logout">
        <input type="hidden" name="next" value="/admin/login" />
        <Button variant="outline" size="sm" type="submit">
          {t("logout")}
        </Button>
      </form>
      <form method="post" action="/logout">
        <input type="hidden" name="everywhere" value="1" />
        <input type="hidden" name="next" value="/admin/login" />
        <Button variant="link" size="sm" type="submit">
          {t("logoutEverywhere")}
        </Button>
      </form>
    </>
  );
}

/** The console's header on a phone: one button for the pages, the language and the logout. */
export function AdminMenu({
  actor,
  path,
  pages,
}: {
  actor: UserActor;
  path: string;
  pages: Page[];
}) {
  const { locale } = actor;
  const t = translator(locale, "layout");
  return (
    <details data-slot="small-menu" className="group md:hidden">
      <summary
        className={cn(
          buttonVariants({ variant: "outline", size: "sm" }),
          menuClass.summary,
          "max-xs:px-[0.7rem]",
        )}
      >
        <Menu className="size-5 shrink-0 group-open:hidden" aria-hidden="true" />
        <X className="hidden size-5 shrink-0 group-open:block" aria-hidden="true" />
        <span className="group-open:hidden">{t("menu")}</span>
        <span className="hidden group-open:inline">{t("close")}</span>
      </summary>
      <div className="absolute inset-x-0 top-full z-20 border-b-2 border-gold bg-bg pb-6">
        <nav aria-label={t("menu")}>
          <ul className="grid grid-cols-2 gap-x-6 px-margin">
            {pages.map(({ href, label, current, waiting }) => (
              <li key={href}>
                <a
                  className="flex min-h-12 items-center border-b border-rule font-semibold no-underline aria-[current]:text-gold"
                  href={href}
                  {...(current ? { "aria-current": "page" as const } : {})}
                >
                  {label}
                  <Waiting locale={locale} n={waiting} />
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <p className="px-margin pt-4 text-small text-soft">
          <a className="wrap-anywhere" href="/account/security">
            {actor.email}
            <span className="sr-only">, {t("security")}</span>
          </a>
        </p>
        <form
          action={chooseLanguageAction}
          className="mx-margin mt-4 grid auto-cols-fr grid-flow-col border border-rule"
          aria-label={t("language")}
        >
          <input type="hidden" name="path" value={path} />
          {locales.map((name) => (
            <button
              key={name}
              type="submit"
              name="locale"
              value={name}
              lang={name}
              className="min-h-12 cursor-pointer px-1 font-bold aria-[current]:bg-paper aria-[current]:text-ink"
              {...(name === locale ? { "aria-current": "true" as const } : {})}
            >
              {localeNames[name]}
            </button>
          ))}
        </form>
        <div className="flex flex-wrap items-center gap-4 px-margin pt-5">
          <LogoutButtons actor={actor} />
        </div>
      </div>
    </details>
  );
}
