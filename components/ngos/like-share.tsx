"use client";

import { Heart, Share2 } from "lucide-react";
import { useEffect, useState } from "react";
import type { Locale } from "@/lib/i18n/locales";

type Words = { like: string; liked: string; share: string; copied: string; failed: string };

/**
 * Like and share of an organisation's page. The page is the same bytes for everyone, so whether this visitor likes it is
 * asked here; without JavaScript the like is a plain form post.
 */
export function LikeShare({ ngoId, locale, name, count, words }: { ngoId: string; locale: Locale; name: string; count: number; words: Words }) {
  const [state, setState] = useState<{ liked: boolean; likes: number }>({ liked: false, likes: count });
  const [note, setNote] = useState<string | null>(null);

  useEffect(() => {
    let there = true;
    fetch(`/ngo-likes/${ngoId}`, { headers: { accept: "application/json" } })
      .then((answer) => (answer.ok ? (answer.json() as Promise<typeof state>) : null))
      .then((now) => { if (there && now) setState(now); })
      .catch(() => undefined);
    return () => { there = false; };
  }, [ngoId]);

  async function like(event: React.FormEvent) {
    event.preventDefault();
    const before = state;
    setState({ liked: !before.liked, likes: before.likes + (before.liked ? -1 : 1) });
    try {
      const answer = await fetch(`/ngo-likes/${ngoId}`, { method: "POST", keepalive: true, headers: { accept: "application/json" } });
      const body = (await answer.json()) as { liked?: boolean; likes?: number; error?: string };
      if (!answer.ok || body.likes === undefined) throw new Error(body.error);
      setState({ liked: Boolean(body.liked), likes: body.likes });
    } catch (error) {
      setState(before);
      setNote((error as Error).message || words.failed);
    }
  }

  async function share() {
    const url = window.location.href;
    if (typeof navigator.share === "function") {
      await navigator.share({ title: name, url }).catch(() => undefined);
      return;
    }
    await navigator.clipboard.writeText(url).then(() => setNote(words.copied), () => setNote(words.failed));
  }

  return (
    <div>
      <div className="row">
        <form method="post" action={`/ngo-likes/${ngoId}?lang=${locale}`} onSubmit={(event) => void like(event)}>
          <button className="btn btn--line" type="submit" aria-pressed={state.liked}>
            <Heart className="icon" aria-hidden="true" fill={state.liked ? "currentColor" : "none"} /> {state.liked ? words.liked : words.like} <span className="num">{state.likes}</span>
          </button>
        </form>
        <button className="btn btn--line script-only" type="button" onClick={() => void share()}><Share2 className="icon" aria-hidden="true" /> {words.share}</button>
      </div>
      {note ? <p className="note note--good" role="alert" style={{ marginTop: "1rem" }}>{note}</p> : null}
    </div>
  );
}
