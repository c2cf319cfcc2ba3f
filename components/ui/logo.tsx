/** Classes for the logo with the name next to it, optionally as a link. */
export const brandClass =
  "inline-flex items-center gap-[0.7rem] font-display text-[1.75rem] leading-none font-bold tracking-[-0.02em] no-underline [&_svg]:size-[1.2em]";

/** The logo: an H whose bar passes over the first post and under the second. The bar is clay on paper, gold on dark. */
export function Logo({ name, dark = false }: { name: string; dark?: boolean }) {
  return (
    <>
      <svg viewBox="0 0 46 40" aria-hidden="true">
        <path fill="currentColor" d="M7 0h10v12H7zM7 28h10v12H7zM29 0h10v40H29z" />
        <path fill={dark ? "#F0B03A" : "#B8431D"} d="M0 14.5h26.5v11H0zM41.5 14.5H46v11h-4.5z" />
      </svg>
      <span>{name}</span>
    </>
  );
}
