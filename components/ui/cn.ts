import { clsx, type ClassValue } from "clsx";
import { createTailwindMerge } from "tailwind-merge";

const any = () => true;
/** 2, 0.5, px, [1.35rem], (--size): a length, in utilities whose value may also be a colour */
const isLength = (value: string) =>
  /^(\d+(\.\d+)?|px|\(.+)$/.test(value) ||
  (value.startsWith("[") && /\d|var\(--t/.test(value) && !value.startsWith("[#"));
/** border-ink, but not border-t-ink: one side can have a colour of its own */
const isColour = (value: string) => !/^[tblrxyse](-|$)/.test(value);
/** the background's colour, not its image, size or position */
const isGround = (value: string) =>
  !/^(\[(?!#|var)|\(image|no-repeat|cover|contain|center)/.test(value);
const sizes = [
  "micro",
  "note",
  "small",
  "dense",
  "body",
  "story",
  "lead",
  "h4",
  "h3",
  "h2",
  "h1",
  "mega",
];
const group = (...names: string[]) => names.map((name) => ({ [name]: [any] }));

/**
 * The groups of utilities that a component sets and its caller may override. Listed here instead of using the library's
 * own table, which names all of Tailwind and adds 6 KB to every public page with a form.
 */
const merge = createTailwindMerge(() => ({
  cacheSize: 200,
  theme: {},
  classGroups: {
    display: [
      "block",
      "inline-block",
      "inline",
      "flex",
      "inline-flex",
      "grid",
      "inline-grid",
      "contents",
      "hidden",
    ],
    position: ["static", "fixed", "absolute", "relative", "sticky"],
    "font-size": [{ text: [...sizes, isLength] }],
    "text-align": [{ text: ["left", "center", "right", "start", "end"] }],
    "text-wrap": [{ text: ["wrap", "nowrap", "balance", "pretty"] }],
    "text-color": [{ text: [any] }],
    "font-family": [{ font: ["display", "text", "mono"] }],
    "font-weight": [{ font: [any] }],
    leading: group("leading"),
    tracking: group("tracking"),
    whitespace: group("whitespace"),
    decoration: ["underline", "no-underline"],
    p: group("p"),
    px: group("px"),
    py: group("py"),
    pt: group("pt"),
    pe: group("pe"),
    pb: group("pb"),
    ps: group("ps"),
    m: group("m"),
    mx: group("mx"),
    my: group("my"),
    mt: group("mt"),
    me: group("me"),
    mb: group("mb"),
    ms: group("ms"),
    size: group("size"),
    w: group("w"),
    h: group("h"),
    "min-w": group("min-w"),
    "max-w": group("max-w"),
    "min-h": group("min-h"),
    "max-h": group("max-h"),
    gap: group("gap"),
    "gap-x": group("gap-x"),
    "gap-y": group("gap-y"),
    "grid-cols": group("grid-cols"),
    "grid-column": group("col-span"),
    items: group("items"),
    justify: group("justify"),
    self: group("self"),
    shadow: group("shadow"),
    rounded: group("rounded"),
    overflow: group("overflow"),
    bg: [{ bg: [isGround] }],
    "border-side-t": [{ "border-t": ["", isLength] }],
    "border-side-b": [{ "border-b": ["", isLength] }],
    "border-side-s": [{ "border-s": ["", isLength] }],
    "border-width": [{ border: ["", isLength] }],
    "border-style": [{ border: ["solid", "dashed", "none"] }],
    "border-color": [{ border: [isColour] }],
  },
  conflictingClassGroups: {
    p: ["px", "py", "pt", "pe", "pb", "ps"],
    px: ["pe", "ps"],
    py: ["pt", "pb"],
    m: ["mx", "my", "mt", "me", "mb", "ms"],
    mx: ["me", "ms"],
    my: ["mt", "mb"],
    size: ["w", "h"],
    gap: ["gap-x", "gap-y"],
    "border-width": ["border-side-t", "border-side-b", "border-side-s"],
  },
  conflictingClassGroupModifiers: {},
  postfixLookupClassGroups: [],
  orderSensitiveModifiers: [],
}));

/** Joins class names; of two utilities in one group, the later wins. */
export const cn = (...classes: ClassValue[]): string => merge(clsx(classes));
