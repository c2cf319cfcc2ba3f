import { stripUrl } from "@/lib/patterns/urls";

/** The frame of a card whose title's link covers it whole: picture, strip of the seed, body. Inside: card__meta, card__title, card__text … */
export function Card({
  image,
  seed,
  className = "",
  children,
}: {
  image?: React.ReactNode;
  seed?: string;
  className?: string;
  children: React.ReactNode;
}) {
  return (
    <article className={`card ${className}`.trim()}>
      {image}
      {seed === undefined ? null : (
        <div
          className="card__strip"
          style={{ "--strip": `url("${stripUrl(seed, { cols: 12 })}")` } as React.CSSProperties}
          aria-hidden="true"
        />
      )}
      <div className="card__body">{children}</div>
    </article>
  );
}
