/** Questions of which one is open at a time, by the browser itself (details of one name). */
export function Accordion({
  name,
  items,
}: {
  name: string;
  items: readonly { question: string; answer: React.ReactNode }[];
}) {
  return (
    <div className="acc">
      {items.map((item) => (
        <details key={item.question} name={name}>
          <summary>{item.question}</summary>
          {typeof item.answer === "string" ? <p>{item.answer}</p> : item.answer}
        </details>
      ))}
    </div>
  );
}
