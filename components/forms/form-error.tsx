import { cn } from "@/components/ui/cn";
import { noticeVariants } from "@/components/ui/notice-variants";

export type Summary = {
  box?: React.Ref<HTMLDivElement>;
  title: string;
  /** stands beneath the title */ detail?: string;
  issues: readonly { href: string; message: string }[];
};

/** Each sentence once, at the first field that it is about: five empty boxes are one thing to say. */
export const onceEach = <T extends { message: string }>(issues: readonly T[]): T[] =>
  issues.filter((issue, i) => issues.findIndex((other) => other.message === issue.message) === i);

type Props = {
  summary: Summary | null;
  /** stands above several errors */
  heading?: string;
  /** in a row of a table or beside other things */
  compact?: boolean;
};

/** Why the form did not go through; takes the focus and links to the fields. */
export function FormError({ summary, heading, compact = false }: Props) {
  if (!summary) return null;
  const content = <Content summary={summary} heading={heading} compact={compact} />;
  return (
    <div
      data-slot="form-error"
      className={
        compact
          ? cn(noticeVariants({ kind: "bad" }), "mb-4 basis-full")
          : "mb-8 border-3 border-madder bg-surface px-6 py-5 [&_a]:font-bold [&_a]:text-madder [&_a]:decoration-current"
      }
      role="alert"
      tabIndex={-1}
      ref={summary.box}
    >
      {compact ? <div>{content}</div> : content}
    </div>
  );
}

function Content({
  summary,
  heading,
  compact,
}: {
  summary: Summary;
  heading: string | undefined;
  compact: boolean;
}) {
  const { title, detail } = summary;
  const lines = onceEach(summary.issues);
  const [first] = lines;
  const alone = first === undefined || (lines.length === 1 && first.message === title);
  return (
    <>
      {alone ? (
        <p>
          <b>{first ? <a href={first.href}>{title}</a> : title}</b>
        </p>
      ) : (
        <>
          <h2
            className={
              compact
                ? "font-text text-small leading-[1.45] font-bold tracking-normal"
                : "mb-[0.6rem] text-h4 tracking-normal"
            }
          >
            {lines.length > 1 && heading ? heading : title}
          </h2>
          <ul className={compact ? "mt-[0.4rem] list-disc pl-[1.1rem]" : "space-y-[0.3rem]"}>
            {lines.map((issue) => (
              <li key={issue.href + issue.message}>
                <a href={issue.href}>{issue.message}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      {detail ? <p>{detail}</p> : null}
    </>
  );
}
