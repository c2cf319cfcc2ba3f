import * as z from "zod/mini";
import { msg } from "@/lib/i18n/message-key";
import { refuse } from "@/lib/text";
import { cleanLink, linkOf } from "@/lib/typed/link";

/**
 * A video on one of two sites. Only its id is stored (for an unlisted one on Vimeo with its key after a slash); every
 * URL is built here, never taken from what was typed. Browser-safe.
 */
export type Video = { provider: "youtube" | "vimeo"; id: string };

const ids = { youtube: /^[A-Za-z0-9_-]{11}$/, vimeo: /^\d{6,12}(?:\/[0-9a-f]{6,20})?$/ };
/** Words in a frame's address that are as long as an id: a playlist, and a channel's live stream. */
const noVideo: ReadonlySet<string> = new Set(["videoseries", "live_stream"]);
const youtubeHosts =
  /^(?:(?:www|m|music|gaming)\.)?youtube\.com$|^(?:www\.)?youtube-nocookie\.com$/;
const vimeoHosts = /^(?:(?:www|player)\.)?vimeo\.com$/;
const hostAlone =
  /^(?:(?:www|m|music|player)\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be|vimeo\.com)\//i;

/** The URL inside embed code: both sites offer that besides the link. */
function ofFrame(typed: string): string {
  const frame = /<iframe\s[^<>]{0,1500}?\bsrc\s{0,3}=\s{0,3}["']?([^"'\s<>]{1,500})/i.exec(typed);
  const source = frame?.[1]?.replaceAll("&amp;", "&") ?? "";
  return source.startsWith("//") ? `https:${source}` : source;
}

/** Parses a plain web address; null if it has anything that no shared link has: a user, a port. */
function partsOf(typed: string): URL | null {
  const text = cleanLink(typed.trimStart().startsWith("<") ? ofFrame(typed) || typed : typed);
  const url = linkOf(hostAlone.test(text) ? `https://${text}` : text);
  return url?.port ? null : url;
}

/** People add a time with the wrong sign ("youtu.be/ID&t=3", "watch?v=ID?si=x"). */
const withoutMore = (id: string | undefined): string | undefined =>
  /^([\w-]{11})(?:[&?/].{0,300})?$/.exec(id ?? "")?.[1];

function youtubeId({ pathname, searchParams }: URL): string | undefined {
  const inPath = /^\/(?:shorts|live|embed|v|e|watch)\/([^/]+)\/?$/.exec(pathname)?.[1];
  if (inPath !== undefined || !/^\/(?:watch\/?)?$/.test(pathname)) return withoutMore(inPath);
  const named = searchParams.getAll("v");
  return named.length === 1 ? withoutMore(named[0]) : undefined;
}

/** The id is last, before the key of an unlisted video; a channel, a group or a showcase may precede it. */
const vimeoPath =
  /^\/(?:(?:video|manage\/videos|channels\/[\w-]{1,80}|groups\/[\w-]{1,80}\/videos|(?:album|showcase)\/[\w-]{1,80}\/video)\/)?(\d+)(?:\/([0-9a-f]+))?\/?$/;

function vimeoId({ pathname, searchParams }: URL): string | undefined {
  const [, number, inPath] = vimeoPath.exec(pathname) ?? [];
  if (number === undefined) return undefined;
  const key = inPath ?? searchParams.get("h");
  return key === null ? number : `${number}/${key}`;
}

function videoAt(typed: string): Video | null {
  const url = partsOf(typed);
  if (!url) return null;
  const { hostname, pathname } = url;
  const inPath = hostname === "youtu.be" ? /^\/([^/]+)\/?$/.exec(pathname)?.[1] : undefined;
  const short = withoutMore(inPath);
  const youtube = youtubeHosts.test(hostname) ? youtubeId(url) : short;
  if (youtube && ids.youtube.test(youtube) && !noVideo.has(youtube))
    return { provider: "youtube", id: youtube };
  const vimeo = vimeoHosts.test(hostname) ? vimeoId(url) : undefined;
  return vimeo && ids.vimeo.test(vimeo) ? { provider: "vimeo", id: vimeo } : null;
}

/** No form takes a longer text. */
const longest = 2_000;

/**
 * The video of a YouTube or Vimeo link, or of embed code; also of a text around one link ("Our film: https://…"), where
 * every link leads to the same video. null for anything else.
 */
export function videoOf(typed: string): Video | null {
  if (typed.length > longest) return null;
  const alone = videoAt(typed);
  if (alone) return alone;
  const links = typed
    .split(/[\s<>"'()[\]]+/)
    .filter((word) => /^https?:/i.test(word) || hostAlone.test(word));
  const [first, ...others] = links.map(videoAt);
  return first && others.every((one) => one?.id === first.id) ? first : null;
}

/** The page where it can be watched on its own site. */
export const videoUrl = ({ provider, id }: Video): string =>
  provider === "youtube" ? `https://www.youtube.com/watch?v=${id}` : `https://vimeo.com/${id}`;

export const videoSite = ({ provider }: Video): string =>
  provider === "youtube" ? "YouTube" : "Vimeo";

/** The frame's address once somebody has pressed Play: on each site the player that tracks viewers least. */
export function playerUrl({ provider, id }: Video, language: string): string {
  if (provider === "youtube") {
    const asked = {
      autoplay: "1",
      rel: "0",
      playsinline: "1",
      hl: language,
      cc_lang_pref: language,
    };
    return `https://www.youtube-nocookie.com/embed/${id}?${new URLSearchParams(asked)}`;
  }
  const [number, key] = id.split("/");
  const asked = { ...(key ? { h: key } : {}), autoplay: "1", dnt: "1", texttrack: language };
  return `https://player.vimeo.com/video/${number}?${new URLSearchParams(asked)}`;
}

/** A stored pair; the database has both or neither. */
export function storedVideo(row: {
  videoProvider: string | null;
  videoId: string | null;
}): Video | null {
  const { videoProvider: provider, videoId: id } = row;
  return (provider === "youtube" || provider === "vimeo") && id !== null ? { provider, id } : null;
}

/** A typed link; an empty one removes the video. */
export const video = z.pipe(
  z.string().check(z.maxLength(longest, msg("videoLink")), z.trim()),
  z.transform((text: string, payload): Video | null => {
    if (text === "") return null;
    return videoOf(text) ?? refuse(payload, "videoLink");
  }),
);
