export type Tab = { href: string; label: React.ReactNode; current: boolean; count?: number };

/** Tabs have addresses: they are links, so they can be opened in new windows, shared and gone back to. */
export function Tabs({
  label,
  tabs,
  children,
}: {
  label: string;
  tabs?: readonly Tab[];
  /** TabLink elements, if the links need more than an address */
  children?: React.ReactNode;
}) {
  return (
    <nav data-slot="tabs" className={tabListClass} aria-label={label}>
      {tabs?.map((tab) => (
        <a
          key={tab.href}
          className={tabClass}
          href={tab.href}
          {...(tab.current ? { "aria-current": "page" as const } : {})}
        >
          {tab.label}
          {tab.count === undefined ? null : <span className="num">{tab.count}</span>}
        </a>
      ))}
      {children}
    </nav>
  );
}

/** Classes of the row of tabs, for an element with the role tablist. */
export const tabListClass = "flex [scrollbar-width:none] overflow-x-auto border-b-2 border-ink";

/** Classes of one tab, for a link of the router. */
export const tabClass =
  "border border-b-0 border-transparent px-5 pt-3 pb-[0.9rem] font-bold whitespace-nowrap text-soft no-underline hover:bg-sunk hover:text-fg aria-[current]:bg-ink aria-[current]:text-paper aria-selected:bg-ink aria-selected:text-paper max-stack:px-[clamp(0.4rem,2.4vw,0.75rem)] max-stack:pt-3 max-stack:pb-3 max-stack:text-small forced-colors:aria-[current]:outline-3 forced-colors:aria-[current]:-outline-offset-3 forced-colors:aria-[current]:outline-[Highlight] forced-colors:aria-selected:outline-3 forced-colors:aria-selected:-outline-offset-3 forced-colors:aria-selected:outline-[Highlight] [&>span]:ms-1.5 [&>span]:font-semibold [&>span]:opacity-80";
