import { cva, type VariantProps } from "class-variance-authority";
import { CircleCheck, Info, TriangleAlert } from "lucide-react";

const notice = cva("note", {
  variants: { kind: { info: "", warn: "note--warn", good: "note--good", bad: "note--bad" } },
  defaultVariants: { kind: "info" },
});
const icons = { info: Info, warn: TriangleAlert, good: CircleCheck, bad: TriangleAlert };

type Props = VariantProps<typeof notice> & {
  /** alert: it appeared because of what the person did and must be heard at once (A11Y-004) */
  role?: "alert" | "status" | "note";
  title?: React.ReactNode;
  className?: string;
  style?: React.CSSProperties;
  children?: React.ReactNode;
};

/** A sentence on a tint with a 5 px bar. */
export function Notice({ kind, role, title, className, style, children }: Props) {
  const Icon = icons[kind ?? "info"];
  return (
    <div className={notice({ kind, className })} {...(role ? { role } : {})} style={style}>
      <Icon aria-hidden="true" />
      <div>
        {title ? <b style={{ display: "block" }}>{title}</b> : null}
        {children}
      </div>
    </div>
  );
}
