"use client";

import { useEffect, useState } from "react";
import { failureText } from "@/components/forms/failure-text";
import type { Locale } from "@/lib/i18n/locales";

/** Prepared on the server, so that the page needs neither the class table nor the icon library. */
export type LikeShareLook = {
  like: React.ReactNode;
  share: React.ReactNode;
  button: string;
  scriptButton: string;
  good: string;
  bad: string;
};
type Labels = { like: string; liked: string; share: string; copied: string; failed: string };

/**
 * Like and share on an organisation's page. The page is the same bytes for everyone, so whether this visitor likes it
 * is fetched here; without JavaScript the like is a plain form.
 */
export function LikeShare({
  ngoId,
  locale,
  name,
  count,
  labels,
  look,
}: {
  ngoId: string;
  locale: Locale;
  name: string;
  count: number;
  labels: Labels;
  look: LikeShareLook;
}) {
  const [state, setState] = useState<{ liked: boolean; likes: number }>({
    liked: false,
    likes: count,
  });
  const [note, setNote] = useState<{ text: string; bad?: boolean } | null>(null);

  useEffect(() => {
    let there = true;
    fetch(`/ngo-likes/${ngoId}`, { headers: { accept: "application/json" } })
      .then((answer) => (answer.ok ? (answer.json() as Promise<typeof state>) : null))
      .then((now) => {
        if (there && now) setState(now);
      })
      .catch(() => undefined);
    return () => {
      there = false;
    };
  }, [ngoId]);

  async function like(event: React.FormEvent) {
    event.preventDefault();
    const before = state;
    setState({ liked: !before.liked, likes: before.likes + (before.liked ? -1 : 1) });
    try {
      const answer = await fetch(`/ngo-likes/${ngoId}`, {
        method: "POST",
        keepalive: true,
        headers: { accept: "application/json" },
      });
      const body = (await answer.json().catch(() => null)) as {
        liked?: boolean;
        likes?: number;
      } | null;
      if (!answer.ok || body?.likes === undefined) {
        setState(before);
        setNote({ text: failureText(body, null, labels.failed), bad: true });
      } else setState({ liked: Boolean(body.liked), likes: body.likes });
    } catch {
      setState(before);
      setNote({ text: labels.failed, bad: true });
    }
  }

  async function share() {
    const url = window.location.href;
    if (typeof navigator.share === "function") {
      await navigator.share({ title: name, url }).catch(() => undefined);
      return;
    }
    await navigator.clipboard.writeText(url).then(
      () => setNote({ text: labels.copied }),
      () => setNote({ text: labels.failed, bad: true }),
    );
  }

  return (
    <div>
      <div className="flex flex-wrap items-center gap-3">
        <form
          method="post"
          action={`/ngo-likes/${ngoId}?lang=${locale}`}
          onSubmit={(event) => void like(event)}
        >
          <button className={look.button} type="submit" aria-pressed={state.liked}>
            {look.like} {state.liked ? labels.liked : labels.like}{" "}
            <span className="num">{state.likes}</span>
          </button>
        </form>
        <button
          className={look.scriptButton}
          type="button"
          data-script-only
          onClick={() => void share()}
        >
          {look.share} {labels.share}
        </button>
      </div>
      {note ? (
        <p className={note.bad ? look.bad : look.good} role="alert">
          {note.text}
        </p>
      ) : null}
    </div>
  );
}
