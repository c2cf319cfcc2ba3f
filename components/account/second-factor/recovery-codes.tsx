import { Panel } from "@/components/ui/panel";

type Props = { codes: readonly string[]; title: string; text: string };

/** Recovery codes, shown only once. Plain text, so that they can be copied, printed and read aloud. */
export function RecoveryCodes({ codes, title, text }: Props) {
  return (
    <Panel top data-slot="recovery-codes" className="my-4 space-y-4" role="status">
      <h3 className="text-h4">{title}</h3>
      <p>{text}</p>
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(min(19rem,100%),1fr))] gap-x-6 gap-y-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="text-body tabular-nums">{code}</code>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
