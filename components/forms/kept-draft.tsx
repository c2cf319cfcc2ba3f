"use client";

import { useEffect, useRef, useState } from "react";
import { fill, ticks, type Box } from "@/components/forms/fill";
import {
  browserStorage,
  keepDraft,
  logsOut,
  readDraft,
  type Fields,
} from "@/components/forms/kept-drafts";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

const isBox = (element: Element): element is Box =>
  (element instanceof HTMLInputElement &&
    !["hidden", "file", "range", "submit", "button"].includes(element.type)) ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;
const boxesOf = (form: HTMLFormElement): Box[] =>
  [...form.elements].filter(isBox).filter((box) => box.name !== "");
const valueOf = (box: Box): string | boolean => (ticks(box) ? box.checked : box.value);

/** The values as rendered, without those that the browser has restored since. */
function drawnValue(box: Box): string | boolean {
  if (ticks(box)) return box.defaultChecked;
  if (!(box instanceof HTMLSelectElement)) return box.defaultValue;
  const options = [...box.options];
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? "";
}
const drawnFields = (form: HTMLFormElement): Fields =>
  Object.fromEntries(boxesOf(form).map((box) => [box.name, drawnValue(box)]));
const changedFields = (form: HTMLFormElement): Fields =>
  Object.fromEntries(
    boxesOf(form)
      .filter((box) => valueOf(box) !== drawnValue(box))
      .map((box) => [box.name, valueOf(box)]),
  );
const hasChanged = (form: HTMLFormElement): boolean => Object.keys(changedFields(form)).length > 0;

function fillAll(form: HTMLFormElement, fields: Fields): void {
  for (const box of boxesOf(form)) {
    const value = fields[box.name];
    if (value !== undefined) fill(box, value);
  }
}

/** ms after the last key press */
const pauseMs = 400;

/** Stores a form's changes until `forget` is called; asks before a page with unsaved changes is left. */
class Keeper {
  private readonly stop = new AbortController();
  private timer = 0;
  private over = false;
  private loggedOut = false;

  constructor(
    private readonly form: HTMLFormElement,
    private readonly key: string,
  ) {
    const { signal } = this.stop;
    for (const type of ["input", "change"])
      form.addEventListener(type, () => this.later(), { signal });
    window.addEventListener("pagehide", () => this.keep(), { signal });
    // the page ends with the logout: a draft stored after it would be there for the next person
    document.addEventListener("submit", (event) => this.sent(event), { signal });
    window.addEventListener("beforeunload", (event) => this.ask(event), { signal });
    // the page is left because the session ended: do not keep it open with a question
    window.addEventListener("session-ended", () => this.end(true), { signal });
  }

  /** @returns whether anything was restored */
  putBack(): boolean {
    const fields = this.storage && readDraft(this.storage, this.key, Date.now());
    if (!fields) return false;
    fillAll(this.form, fields);
    return hasChanged(this.form);
  }

  discard(): void {
    fillAll(this.form, drawnFields(this.form));
    clearTimeout(this.timer);
    this.storage?.removeItem(this.key);
  }

  /** @param keeps whether the draft is kept for the next time */
  end(keeps: boolean): void {
    if (keeps) this.keep();
    else this.storage?.removeItem(this.key);
    this.over = true;
    clearTimeout(this.timer);
    this.stop.abort();
  }

  private get storage(): Storage | null {
    return browserStorage();
  }

  private sent(event: SubmitEvent): void {
    if (logsOut(event)) this.loggedOut = true;
  }

  private later(): void {
    this.loggedOut = false; // the person stayed on the page
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.keep(), pauseMs);
  }

  private keep(): void {
    if (this.over || this.loggedOut || !this.storage) return;
    keepDraft(this.storage, this.key, changedFields(this.form), Date.now());
  }

  private ask(event: BeforeUnloadEvent): void {
    if (hasChanged(this.form)) event.preventDefault();
  }
}

type Props = {
  /** as returned by draftKey */
  name: string;
  /** the form's id */
  form: string;
  /** true once the form was saved */
  saved: boolean;
  labels: { kept: string; discard: string };
};

/** Stores what is typed into a form in this browser, and restores it. Can be placed anywhere on the form's page. */
export function KeptDraft({ name, form: id, saved, labels }: Props) {
  const keeper = useRef<Keeper>(null);
  const [putBack, setPutBack] = useState(false);
  useEffect(() => {
    const form = document.getElementById(id);
    if (!(form instanceof HTMLFormElement)) return;
    const mine = new Keeper(form, name);
    keeper.current = mine;
    // eslint-disable-next-line react-hooks/set-state-in-effect -- only the browser knows what it has stored
    setPutBack(mine.putBack());
    return () => mine.end(true);
  }, [id, name]);
  useEffect(() => {
    if (saved) keeper.current?.end(false);
  }, [saved]);
  if (!putBack) return null;
  return (
    <Notice role="status" className="mb-6">
      <span className="flex flex-wrap items-center justify-between gap-x-4">
        {labels.kept}
        <Button
          variant="link"
          size="sm"
          onClick={() => {
            keeper.current?.discard();
            setPutBack(false);
          }}
        >
          {labels.discard}
        </Button>
      </span>
    </Notice>
  );
}
