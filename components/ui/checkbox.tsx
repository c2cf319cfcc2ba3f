import { cva } from "class-variance-authority";
import { cn } from "@/components/ui/cn";
import { FieldError } from "@/components/ui/field";

const boxVariants = cva(
  "grid h-7 cursor-pointer appearance-none place-items-center border-2 border-control bg-surface forced-colors:checked:forced-color-adjust-none",
  {
    variants: {
      kind: {
        checkbox:
          "w-7 rounded-[2px] checked:border-ink checked:bg-ink checked:after:h-[0.4rem] checked:after:w-[0.8rem] checked:after:translate-x-[0.06rem] checked:after:-translate-y-[0.06rem] checked:after:-rotate-45 checked:after:border-b-3 checked:after:[border-left-width:3px] checked:after:border-paper",
        radio:
          "w-7 rounded-full checked:border-ink checked:bg-ink checked:after:size-3 checked:after:rounded-full checked:after:bg-paper",
        switch:
          "w-[3.1rem] justify-items-start rounded-full ps-[0.2rem] after:size-5 after:rounded-full after:bg-edge checked:justify-items-end checked:border-leaf checked:bg-leaf checked:ps-0 checked:pe-[0.2rem] checked:after:bg-white",
      },
    },
  },
);

const checkRowClass =
  "grid cursor-pointer grid-cols-[auto_1fr] items-start gap-[0.8rem] py-[0.35rem] has-disabled:cursor-not-allowed has-disabled:text-mute";

type Props = Omit<React.ComponentProps<"input">, "type"> & {
  label: React.ReactNode;
  help?: React.ReactNode;
  /** looks like a switch: for what takes effect or opens something at once */ switched?: boolean;
  /** a radio button: one of several with the same name */ radio?: boolean;
  /** its error; needs an `id` */ error?: string | undefined;
};

/** A real checkbox. The content that a switch opens must follow it directly in the page. */
export function Checkbox({
  label,
  help,
  switched = false,
  radio = false,
  error,
  className,
  ...rest
}: Props) {
  const type = radio ? "radio" : "checkbox";
  const errorId = `${rest.id}-error`;
  return (
    <>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
      <label data-slot="checkbox" className={cn(checkRowClass, className)}>
        <input
          type={type}
          {...(error ? { "aria-invalid": true, "aria-describedby": errorId } : {})}
          className={boxVariants({ kind: switched ? "switch" : type })}
          {...(switched ? { role: "switch" } : {})}
          {...rest}
        />
        <span>
          <b className="block pt-[0.12rem] leading-[1.35] wrap-anywhere hyphens-auto">{label}</b>
          {help ? <span className="block text-small leading-[1.4] text-soft">{help}</span> : null}
        </span>
      </label>
    </>
  );
}
