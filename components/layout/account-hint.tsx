"use client";

import { useEffect, useState } from "react";

const cookie = (name: string) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];

/**
 * What depends on the person, settled in the browser (PUB-037): the Dashboard button instead of Log In and Sign Up, from a
 * readable cookie that carries no secret; and the memory of the language, which moves a visitor from "/" only (OP-031).
 */
export function AccountHint({
  children,
  dashboard,
  linkClass,
  small = false,
}: {
  children: React.ReactNode;
  dashboard: string;
  /** of the button to the dashboard, made where it costs the browser nothing */
  linkClass: string;
  small?: boolean;
}) {
  const [role, setRole] = useState<string | undefined>();

  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- a cookie can only be read after the page is there
    setRole(cookie("hint"));
    if (small) return;
    const remember = (event: MouseEvent) => {
      const lang = (event.target as Element).closest<HTMLElement>("[data-lang]")?.dataset["lang"];
      if (lang) document.cookie = `lang=${lang}; Path=/; Max-Age=31536000; SameSite=Lax`;
    };
    document.addEventListener("click", remember);
    if (window.location.pathname === "/") {
      const link = [...document.querySelectorAll<HTMLAnchorElement>("a[data-lang]")].find(
        (a) => a.dataset["lang"] === cookie("lang"),
      );
      if (link && link.lang !== document.documentElement.lang) window.location.replace(link.href);
    }
    return () => document.removeEventListener("click", remember);
  }, [small]);

  if (role !== "admin" && role !== "ngo") return children;
  return (
    <a className={linkClass} href={role === "admin" ? "/admin/dashboard" : "/dashboard"}>
      {dashboard}
    </a>
  );
}
