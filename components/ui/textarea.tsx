export function Textarea({ className = "", rows = 5, ...rest }: React.ComponentProps<"textarea">) {
  return <textarea className={`in ${className}`.trim()} rows={rows} {...rest} />;
}
