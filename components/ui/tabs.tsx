export type Tab = { href: string; label: React.ReactNode; current: boolean; count?: number };

/** Tabs are addresses: links, so they can be opened, shared and gone back to. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <a
          key={tab.href}
          href={tab.href}
          {...(tab.current ? { "aria-current": "page" as const } : {})}
        >
          {tab.label}
          {tab.count === undefined ? null : <span className="num">{tab.count}</span>}
        </a>
      ))}
    </nav>
  );
}
