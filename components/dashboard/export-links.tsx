import { Download } from "lucide-react";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/components/ui/cn";

/** Download links for a list's rows, as CSV and as a spreadsheet. */
export function ExportLinks({
  name,
  day,
  query,
  csv,
  excel,
  className,
}: {
  /** as in app/exports/[file] */
  name: string;
  /** today's date, yyyy-MM-dd */
  day: string;
  query: string;
  csv: string;
  excel: string;
  className?: string;
}) {
  const href = (format: string) => `/exports/${name}-${day}.${format}${query ? `?${query}` : ""}`;
  const look = cn(buttonVariants({ variant: "outline", size: "sm" }), "min-h-11");
  return (
    <span className={cn("flex flex-wrap gap-3", className)}>
      <a className={look} href={href("csv")} download>
        <Download aria-hidden="true" /> <span>{csv}</span>
      </a>
      <a className={look} href={href("xlsx")} download>
        <Download aria-hidden="true" /> <span>{excel}</span>
      </a>
    </span>
  );
}
