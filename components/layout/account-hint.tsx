"use client";

import { useEffect, useState } from "react";

const cookie = (name: string) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];

/**
 * The parts of a public page that depend on the person, set in the browser (PUB-037): the Dashboard button instead of
 * Log In and Sign Up, from a readable cookie without secrets; and the remembered language, which redirects a visitor
 * from "/" only (OP-031).
 */
export function AccountHint({
  children,
  dashboard,
  linkClass,
  small = false,
}: {
  children: React.ReactNode;
  dashboard: string;
  /** the dashboard button's classes, computed on the server to keep that code out of the browser */
  linkClass: string;
  small?: boolean;
}) {
  const [role, setRole] = useState<string | undefined>();

  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- a cookie can only be read once the page is there
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
