import { Checkbox } from "@/components/ui/checkbox";

/** A checkbox drawn as a switch. */
export function Switch(props: Omit<React.ComponentProps<typeof Checkbox>, "switched">) {
  return <Checkbox {...props} switched />;
}
