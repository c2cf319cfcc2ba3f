import * as z from "zod/mini";
import { msg } from "@/lib/i18n/message-key";
import { refuse } from "@/lib/text";

/** A video at one of two sites. Only its id is stored; every address of it is made here, never taken from what was typed. Browser-safe. */
export type Video = { provider: "youtube" | "vimeo"; id: string };

const ids = { youtube: /^[A-Za-z0-9_-]{11}$/, vimeo: /^\d{6,12}$/ };
const youtubeHosts = ["youtube.com", "www.youtube.com", "m.youtube.com"];
const vimeoHosts = ["vimeo.com", "www.vimeo.com"];

/** The parts of a plain web address; null where it holds what no shared link has: a user, a port. */
function partsOf(typed: string): URL | null {
  const text = /^(?:www\.|m\.)?(?:youtube\.com|youtu\.be|vimeo\.com)\//i.test(typed)
    ? `https://${typed}`
    : typed;
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  return url.username || url.password || url.port ? null : url;
}

function youtubeId({ pathname, searchParams }: URL): string | undefined {
  if (pathname !== "/watch") return /^\/shorts\/([^/]+)\/?$/.exec(pathname)?.[1];
  const named = searchParams.getAll("v");
  return named.length === 1 ? named[0] : undefined;
}

/** The video that a link of YouTube (watch, short link, shorts) or Vimeo leads to; null for any other address. */
export function videoOf(typed: string): Video | null {
  const url = partsOf(typed.trim());
  if (!url) return null;
  const { hostname, pathname } = url;
  const only = /^\/([^/]+)\/?$/.exec(pathname)?.[1];
  const found: Record<Video["provider"], string | undefined> = {
    youtube: youtubeHosts.includes(hostname) ? youtubeId(url) : undefined,
    vimeo: vimeoHosts.includes(hostname) ? only : undefined,
  };
  if (hostname === "youtu.be") found.youtube = only;
  if (found.youtube && ids.youtube.test(found.youtube))
    return { provider: "youtube", id: found.youtube };
  return found.vimeo && ids.vimeo.test(found.vimeo) ? { provider: "vimeo", id: found.vimeo } : null;
}

/** The page where it can be watched without us. */
export const videoUrl = ({ provider, id }: Video): string =>
  provider === "youtube" ? `https://www.youtube.com/watch?v=${id}` : `https://vimeo.com/${id}`;

export const videoSite = ({ provider }: Video): string =>
  provider === "youtube" ? "YouTube" : "Vimeo";

/** What a frame shows once somebody pressed Play: each site's player that keeps the least of who watches. */
export function playerUrl({ provider, id }: Video, language: string): string {
  const query = new URLSearchParams(
    provider === "youtube"
      ? { autoplay: "1", rel: "0", playsinline: "1", hl: language, cc_lang_pref: language }
      : { autoplay: "1", dnt: "1", texttrack: language },
  );
  const player =
    provider === "youtube"
      ? "https://www.youtube-nocookie.com/embed/"
      : "https://player.vimeo.com/video/";
  return `${player}${id}?${query}`;
}

/** A stored pair; the database holds both or neither. */
export function storedVideo(row: {
  videoProvider: string | null;
  videoId: string | null;
}): Video | null {
  const { videoProvider: provider, videoId: id } = row;
  return (provider === "youtube" || provider === "vimeo") && id !== null ? { provider, id } : null;
}

/** A typed link; an empty one takes the video away. */
export const video = z.pipe(
  z.string().check(z.maxLength(2_000, msg("videoLink")), z.trim()),
  z.transform((text: string, payload): Video | null => {
    if (text === "") return null;
    return videoOf(text) ?? refuse(payload, "videoLink");
  }),
);
