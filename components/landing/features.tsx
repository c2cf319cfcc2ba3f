import { Lock } from "lucide-react";
import { sceneUrl, stripUrl } from "@/lib/patterns/urls";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { formatUsd } from "@/lib/money/money";
import { site } from "@/lib/site";

const bars = [20, 30, 25, 40, 35, 50, 45, 60, 55, 75, 70, 100];
const weave = (a: string, b: string): React.CSSProperties => ({
  background: `conic-gradient(${a} 25%,${b} 0 50%,${a} 0 75%,${b} 0) 0 100%/14px 14px`,
});

/** Five features, five specimens of the product, no icons (visual.md §10). A claim whose feature is off is not printed (OP-009). */
export function Features({ locale }: { locale: Locale }) {
  const t = translator(locale, "landing");
  const people: [string, string, string, string][] = [
    ["WK", "Wanjirũ Kamau", t("owner"), "var(--dusk)"],
    ["EL", "Ekai Lokwang", t("admin"), "var(--leaf)"],
    ["AN", "Akiru Nangole", t("disabled"), "var(--ink-2)"],
  ];
  return (
    <div className="bento">
      <article className="feat">
        <div className="feat__t">
          <h3>{t("feature1")}</h3>
          <p>{t("feature1Text")}</p>
        </div>
        <div className="feat__art" style={{ padding: 0 }} aria-hidden="true">
          <div className="gift-art">
            <img
              src={sceneUrl("sewing")}
              alt=""
              width={1200}
              height={630}
              loading="lazy"
              style={{ objectPosition: "70% 50%" }}
              data-no-fallback
            />
            <div style={{ padding: "1.5rem" }}>
              <p className="label" style={{ marginBottom: ".6rem" }}>
                {t("feature1Label")}
              </p>
              <div className="tiles" style={{ "--n": 2 } as React.CSSProperties}>
                {[20, 60, 100, 200].map((amount) => (
                  <span
                    key={amount}
                    className="tile tile--fig"
                    style={
                      amount === 60
                        ? {
                            background: "var(--ink)",
                            color: "var(--paper)",
                            borderColor: "var(--ink)",
                          }
                        : undefined
                    }
                  >
                    {formatUsd(amount * 100, locale)}
                  </span>
                ))}
              </div>
              <span className="btn btn--go btn--full" style={{ marginTop: ".75rem" }}>
                {t("feature1Button")}
              </span>
            </div>
          </div>
        </div>
      </article>
      <article className="feat on-dark">
        <div className="feat__t">
          <h3>{t("feature2")}</h3>
          <p>{t(site.features.volunteers ? "feature2TextVolunteers" : "feature2Text")}</p>
        </div>
        <div className="feat__art" aria-hidden="true">
          <div
            style={{
              display: "flex",
              alignItems: "flex-end",
              gap: 6,
              height: "12rem",
              borderBottom: "3px solid var(--paper)",
            }}
          >
            {bars.map((height, i) => (
              <div
                key={i}
                style={{
                  flex: 1,
                  height: `${height * 0.96}%`,
                  ...(i === bars.length - 1
                    ? weave("#F0B03A", "#E09A22")
                    : weave("#35418A", "#2B3575")),
                }}
              />
            ))}
          </div>
          <div
            className="mute"
            style={{
              display: "flex",
              justifyContent: "space-between",
              paddingBlock: ".6rem 1.5rem",
              fontSize: "1rem",
            }}
          >
            <span>{t("feature2From")}</span>
            <span style={{ color: "var(--gold)", fontWeight: 700 }}>{t("feature2To")}</span>
          </div>
        </div>
      </article>
      <article className="feat">
        <div className="feat__t">
          <h3>{t("feature3")}</h3>
          <p>{t("feature3Text")}</p>
        </div>
        <div className="feat__art" style={{ paddingBottom: "1.5rem" }} aria-hidden="true">
          <ul style={{ borderTop: "1px solid var(--rule)", fontSize: "1rem" }}>
            {people.map(([initials, name, role, ground]) => (
              <li
                key={initials}
                style={{
                  display: "flex",
                  alignItems: "center",
                  gap: ".7rem",
                  padding: ".6rem 0",
                  borderBottom: "1px solid var(--rule)",
                }}
              >
                <span
                  className="avatar"
                  style={{
                    width: "2.25rem",
                    height: "2.25rem",
                    fontSize: ".95rem",
                    background: ground,
                  }}
                >
                  {initials}
                </span>
                <b>{name}</b>
                <span className="soft" style={{ marginLeft: "auto" }}>
                  {role}
                </span>
              </li>
            ))}
          </ul>
        </div>
      </article>
      <article className="feat on-gold">
        <div className="feat__t">
          <h3>{t(site.features.aiOutreach ? "feature4Ai" : "feature4")}</h3>
          <p>{t(site.features.aiOutreach ? "feature4AiText" : "feature4Text")}</p>
        </div>
        <div className="feat__art" style={{ paddingBottom: "1.75rem" }} aria-hidden="true">
          <div
            style={{
              background: "var(--raised)",
              padding: "1.1rem 1.25rem",
              fontSize: "1rem",
              lineHeight: 1.5,
              overflowWrap: "anywhere",
            }}
          >
            <code>{`<iframe src="${site.name.toLowerCase()}.example/…/embed" width="100%" height="500">`}</code>
          </div>
        </div>
      </article>
      <article className="feat">
        <div className="feat__t">
          <h3>{t("feature5")}</h3>
          <p>{t("feature5Text")}</p>
        </div>
        <div className="feat__art" style={{ paddingBottom: "1.75rem" }} aria-hidden="true">
          <div style={{ display: "grid", gap: ".5rem" }}>
            {["mask-amina", "mask-tomas", "mask-jinwoo"].map((seed, i) => (
              <div key={seed} style={{ display: "flex", alignItems: "center", gap: ".8rem" }}>
                <span
                  style={{
                    width: "2.25rem",
                    height: "2.25rem",
                    background: i === 0 ? "var(--leaf-tint)" : "var(--mist)",
                    display: "grid",
                    placeItems: "center",
                  }}
                >
                  <Lock className="icon" strokeWidth={2.2} />
                </span>
                <span
                  className="band"
                  style={
                    {
                      flex: 1,
                      "--h": "18px",
                      opacity: 0.9,
                      "--strip": `url("${stripUrl(seed, { cols: 12, rows: 1 })}")`,
                    } as React.CSSProperties
                  }
                />
              </div>
            ))}
          </div>
        </div>
      </article>
    </div>
  );
}
