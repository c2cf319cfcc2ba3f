import { Menu, X } from "lucide-react";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/components/ui/cn";
import { menuClass } from "@/components/ui/menu";
import { localeNames, locales } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import type { UserActor } from "@/lib/auth/actor";
import { chooseLanguageAction } from "@/lib/users/language-actions";

/** Ends this session, or all of them; without a script too. */
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

/** The console's header on a phone: one button that opens its pages, the language and the way out. */
export function AdminMenu({
  actor,
  path,
  pages,
}: {
  actor: UserActor;
  path: string;
  pages: { href: string; label: string; current: boolean }[];
}) {
  const { locale } = actor;
  const t = translator(locale, "layout");
  return (
    <details data-slot="small-menu" className="group md:hidden">
      <summary
        className={cn(buttonVariants({ variant: "outline", size: "sm" }), menuClass.summary)}
      >
        <Menu className="size-5 shrink-0 group-open:hidden" aria-hidden="true" />
        <X className="hidden size-5 shrink-0 group-open:block" aria-hidden="true" />
        <span className="group-open:hidden">{t("menu")}</span>
        <span className="hidden group-open:inline">{t("close")}</span>
      </summary>
      <div className="absolute inset-x-0 top-full z-20 border-b-2 border-gold bg-bg pb-6">
        <nav aria-label={t("menu")}>
          <ul className="px-margin">
            {pages.map(({ href, label, current }) => (
              <li key={href}>
                <a
                  className="flex min-h-12 items-center border-b border-rule font-semibold no-underline aria-[current]:text-gold"
                  href={href}
                  {...(current ? { "aria-current": "page" as const } : {})}
                >
                  {label}
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
