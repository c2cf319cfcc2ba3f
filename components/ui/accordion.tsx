/** Questions of which at most one is open, by means of the browser alone (details elements with one name). */
export function Accordion({
  name,
  items,
}: {
  name: string;
  items: readonly { question: React.ReactNode; answer: React.ReactNode; key?: string }[];
}) {
  return (
    <div data-slot="accordion" className="border-t-2 border-ink">
      {items.map((item, i) => (
        <details key={item.key ?? i} name={name} className="group border-b border-rule">
          <summary className="grid min-h-16 cursor-pointer list-none grid-cols-[1fr_auto] items-center gap-4 py-4 text-h4 leading-[1.2] font-bold tracking-normal after:me-1.5 after:size-3 after:translate-x-[-3px] after:translate-y-[-3px] after:rotate-45 after:[border-right-width:3px] after:border-b-3 after:border-clay after:transition-transform after:duration-220 group-open:after:rotate-225 [&::-webkit-details-marker]:hidden">
            {item.question}
          </summary>
          <div className="max-w-[62ch] pe-12 pb-6 text-soft">{item.answer}</div>
        </details>
      ))}
    </div>
  );
}
