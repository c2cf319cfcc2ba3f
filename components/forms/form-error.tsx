import { TriangleAlert } from "lucide-react";
import { cn } from "@/components/ui/cn";
import { noticeVariants } from "@/components/ui/notice-variants";

export type Summary = {
  boxRef?: React.Ref<HTMLDivElement>;
  title: string;
  /** shown below the title */ detail?: string;
  issues: readonly { href: string; message: string }[];
};

/** Lists each message once, at its first field: five blank fields are one thing to say. */
const onceEach = <T extends { message: string }>(issues: readonly T[]): T[] =>
  issues.filter((issue, i) => issues.findIndex((other) => other.message === issue.message) === i);

const links =
  "[&_a]:font-bold [&_a]:text-madder [&_a]:decoration-current [&_h2]:tracking-normal [&_h2+*]:mt-[0.6rem] [&_li+li]:mt-[0.3rem]";

type Props = {
  summary: Summary | null;
  /** shown above several errors; # is their number */
  heading?: string;
  /** the same, if the title would only repeat the first error */
  several?: string;
  /** for a table row, or next to other content */
  compact?: boolean;
  className?: string;
};

/** Why the form was refused; takes the focus and links to the fields. */
export function FormError({ summary, heading, several, compact = false, className }: Props) {
  if (!summary) return null;
  const { boxRef } = summary;
  const content = <Content {...{ summary, heading, several, compact }} />;
  return (
    <div
      data-slot="form-error"
      className={
        compact
          ? noticeVariants({ kind: "bad", className: cn("mb-4 basis-full", links, className) })
          : cn("mb-8 border-3 border-madder bg-surface px-6 py-5", links, className)
      }
      role="alert"
      tabIndex={-1}
      ref={boxRef}
    >
      {compact ? <div className="min-w-0">{content}</div> : content}
    </div>
  );
}

/** A single error is a link itself; several are listed below their number. */
function Content({
  summary,
  heading,
  several,
  compact,
}: Pick<Props, "heading" | "several"> & { summary: Summary; compact: boolean }) {
  const { title, detail } = summary;
  const lines = onceEach(summary.issues);
  const [first] = lines;
  const counted = heading ?? (first?.message === title ? several : undefined);
  const many = counted?.replace("#", String(lines.length)) ?? title;
  const alone = lines.length === 1 && first?.message === title;
  const said = lines.length > 1 ? many : title;
  return (
    <>
      <h2
        className={cn(
          "flex items-start gap-[0.6rem]",
          compact ? "font-text text-small leading-[1.45] font-bold" : "text-h4",
        )}
      >
        <TriangleAlert
          className="mt-[0.08em] size-[1.1em] shrink-0 text-madder"
          aria-hidden="true"
        />
        <span className="min-w-0">{alone ? <a href={first.href}>{title}</a> : said}</span>
      </h2>
      {lines.length === 0 || alone ? null : (
        <ul>
          {lines.map((issue) => (
            <li key={issue.href + issue.message}>
              <a href={issue.href}>{issue.message}</a>
            </li>
          ))}
        </ul>
      )}
      {detail ? <p>{detail}</p> : null}
    </>
  );
}
