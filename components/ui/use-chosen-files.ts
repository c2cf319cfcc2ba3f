"use client";

import { useRef, useState } from "react";

type Options = {
  /** pictures are added one by one, up to `most`; any other file must be the only one */
  gather?: { most: number; tooMany: string } | undefined;
  /** prepares a file for sending, e.g. makes it smaller */
  prepare?: ((file: File) => Promise<File>) | undefined;
  /** returns the error for a file that is not accepted, or null */
  check?: ((file: File) => string | null) | undefined;
  onFiles?: ((files: File[]) => void) | undefined;
};

const same = (a: File, b: File) =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

/** Sets an input's files. A script can only replace the whole list. */
function put(input: HTMLInputElement, files: readonly File[]): void {
  const now = [...(input.files ?? [])];
  if (now.length === files.length && now.every((file, i) => file === files[i])) return;
  if (files.length === 0) {
    input.value = "";
    return;
  }
  const list = new DataTransfer();
  for (const file of files) list.items.add(file);
  input.files = list.files;
}

/** The files of a file input: one that is not accepted is removed automatically, the others stay. */
export function useChosenFiles({ gather, prepare, check, onFiles }: Options) {
  const input = useRef<HTMLInputElement>(null);
  const turn = useRef(0);
  const [chosen, setChosen] = useState<File[]>([]);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  function hold(files: File[], message: string | null) {
    if (input.current) put(input.current, files);
    setError(message);
    setChosen(files);
    onFiles?.(files);
  }

  async function prepared(added: readonly File[]): Promise<File[] | null> {
    if (!prepare || added.length === 0) return [...added];
    turn.current += 1;
    const mine = turn.current;
    setBusy(true);
    const ready: File[] = [];
    // one after the other: a phone has too little memory for ten pictures at once
    for (const file of added) ready.push(await prepare(file));
    if (mine !== turn.current) return null; // another choice was made meanwhile
    setBusy(false);
    return ready;
  }

  /** Adds files that were just chosen, dropped or photographed. */
  async function add(added: readonly File[]) {
    const before = gather ? chosen : [];
    if (gather && input.current) put(input.current, [...before, ...added]);
    const ready = await prepared(added);
    if (!ready) return;
    const faults = ready.map((file) => check?.(file) ?? null);
    const good = ready.filter((_, i) => faults[i] === null);
    const bad = faults.find((words) => words !== null) ?? null;
    if (!gather) return hold(good, bad);
    const alone = good.find((file) => !file.type.startsWith("image/"));
    if (alone) return hold([alone], bad);
    const pictures = before.filter((file) => file.type.startsWith("image/"));
    const all = [...pictures, ...good.filter((file) => !pictures.some((p) => same(p, file)))];
    hold(all.slice(0, gather.most), bad ?? (all.length > gather.most ? gather.tooMany : null));
  }

  const remove = (file: File) =>
    hold(
      chosen.filter((other) => other !== file),
      null,
    );
  return { input, chosen, error, busy, add, remove };
}
