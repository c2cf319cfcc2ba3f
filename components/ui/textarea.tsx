import { cn } from "@/components/ui/cn";
import { inputClass } from "@/components/ui/input";

export function Textarea({ className, rows = 5, ...rest }: React.ComponentProps<"textarea">) {
  return (
    <textarea
      data-slot="textarea"
      className={cn(inputClass, "min-h-28 resize-y", className)}
      rows={rows}
      {...rest}
    />
  );
}
