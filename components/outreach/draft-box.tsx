"use client";

import { useId, useRef, useState } from "react";
import { ShareSheet } from "@/components/outreach/share-text";
import { Button } from "@/components/ui/button";
import { labelClass } from "@/components/ui/field";
import { useMiniToast } from "@/components/ui/mini-toast";
import { Textarea } from "@/components/ui/textarea";
import { lengthOf, type DraftEvent, type Writer } from "@/lib/outreach/kinds";

type DraftLabels = Record<
  | "label"
  | "length"
  | "tooLong"
  | "byTemplate"
  | "byModel"
  | "instead"
  | "edited"
  | "write"
  | "writing"
  | "again"
  | "copy"
  | "copied"
  | "copyFailed"
  | "share",
  string
>;

type Props = {
  labels: DraftLabels;
  template: string;
  max: number;
  /** address of our route that asks the AI service; null if none is configured */
  ask: string | null;
};

/**
 * Parses a streamed response of one JSON value per line.
 * @throws for an error status or an unreadable response
 */
async function* eventsOf(answer: Response): AsyncGenerator<DraftEvent, void> {
  if (!answer.ok || !answer.body) throw new Error(String(answer.status));
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + value).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) yield JSON.parse(line) as DraftEvent;
  }
}

/** A draft: editable text, its author, and buttons to copy or share it. Without a script it is a text to copy. */
export function DraftBox({ labels, template, max, ask }: Props) {
  const id = useId();
  const [text, setText] = useState(template);
  const [writer, setWriter] = useState<Writer | "instead" | "edited">("template");
  const [writing, setWriting] = useState(false);
  const busyRef = useRef(false);
  const [toast, showToast] = useMiniToast();

  async function write(address: string) {
    if (busyRef.current) return;
    busyRef.current = true;
    setWriting(true);
    let coming = "";
    let whole: Extract<DraftEvent, { by: Writer }> | null = null;
    // the server responds within ten seconds; a broken connection does not report itself
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), 10_000);
    try {
      const answer = await fetch(address, { method: "POST", signal: late.signal });
      for await (const event of eventsOf(answer)) {
        if ("piece" in event) {
          coming += event.piece;
          setText(coming);
        } else whole = event;
      }
    } catch {
      whole = null;
    } finally {
      clearTimeout(timer);
    }
    setText(whole?.text ?? template);
    setWriter(whole?.by === "model" ? "model" : "instead");
    setWriting(false);
    busyRef.current = false;
  }

  const length = lengthOf(text);
  const says = {
    template: labels.byTemplate,
    model: labels.byModel,
    instead: labels.instead,
    edited: labels.edited,
  }[writer];
  return (
    <div data-slot="draft">
      <label className={labelClass} htmlFor={id}>
        {labels.label}
      </label>
      <Textarea
        id={id}
        rows={Math.min(16, 4 + Math.ceil(max / 250))}
        value={text}
        readOnly={writing}
        aria-describedby={`${id}-by ${id}-length`}
        onChange={(event) => {
          setText(event.target.value);
          setWriter("edited");
        }}
      />
      <p className="mt-2 flex flex-wrap justify-between gap-x-6 gap-y-1 text-small text-soft">
        <span id={`${id}-by`} role="status">
          {writing ? labels.writing : says}
        </span>
        <span id={`${id}-length`} className={length > max ? "font-bold text-madder" : ""}>
          {(length > max ? labels.tooLong : labels.length)
            .replace("{n}", String(length))
            .replace("{max}", String(max))}
        </span>
      </p>
      <div className="mt-3 flex flex-wrap gap-3 noscript:hidden">
        <Button
          variant="outline"
          size="sm"
          type="button"
          disabled={writing}
          onClick={() =>
            void navigator.clipboard.writeText(text).then(
              () => showToast(labels.copied),
              () => showToast(labels.copyFailed, "bad"),
            )
          }
        >
          {labels.copy}
        </Button>
        <ShareSheet text={text} label={labels.share} disabled={writing} />
        {ask ? (
          <Button
            variant="outline"
            size="sm"
            type="button"
            disabled={writing}
            onClick={() => void write(ask)}
          >
            {writing ? labels.writing : labels.write}
          </Button>
        ) : null}
        {text === template || writing ? null : (
          <Button
            variant="link"
            size="sm"
            type="button"
            onClick={() => {
              setText(template);
              setWriter("template");
            }}
          >
            {labels.again}
          </Button>
        )}
      </div>
      {toast}
    </div>
  );
}
