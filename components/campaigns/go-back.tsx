"use client";

/** Goes back to the previous page; without a script or a previous page, to the listing. */
export function GoBack({
  label,
  fallback,
  className,
}: {
  label: string;
  fallback: string;
  className: string;
}) {
  return (
    <a
      className={className}
      href={fallback}
      role="button"
      onClick={(event) => {
        if (window.history.length < 2) return;
        event.preventDefault();
        window.history.back();
      }}
    >
      {label}
    </a>
  );
}
