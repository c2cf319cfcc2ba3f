import type { Thing } from "../core/things";
import { translatorFor, type Language } from "./texts";
import { backLink, frame, type Surface } from "./frame";

/** Where the payer goes after paying. */
export const paidUrl = (session: Thing<"checkout.session">): string =>
  (session.success_url ?? session.return_url ?? "/").replaceAll(
    "{CHECKOUT_SESSION_ID}",
    session.id,
  );

/** This machine's names. Not [::1]: browsers do not accept such an address in a policy. */
const loopback = ["127.0.0.1", "localhost"];

/** The origins of the seller's page: that of its return address; on this machine, all of its names. */
function sellerOrigins(session: Thing<"checkout.session">): string[] {
  const { origin, protocol, hostname, port } = new URL(session.return_url ?? "http://localhost");
  if (!loopback.includes(hostname)) return [origin];
  const others = loopback.filter((name) => name !== hostname);
  return [origin, ...others.map((name) => `${protocol}//${name}${port ? `:${port}` : ""}`)];
}

/** How a checkout is shown in a frame, with the policy that lets only the seller's page frame it. */
export function embeddedSurface(
  session: Thing<"checkout.session">,
  secret: string,
  language: Language,
) {
  const parents = sellerOrigins(session);
  const surface: Surface = {
    action: `/embedded/pay/${secret}?locale=${language}`,
    parents,
    language,
  };
  return {
    surface,
    headers: {
      "content-security-policy": `default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src data:; font-src 'self'; form-action 'self'; frame-ancestors ${parents.join(" ")}; base-uri 'none'`,
    },
  };
}

/** It is paid: the frame's script sends the page on; without scripts a link does. */
export function paidFrame(session: Thing<"checkout.session">, surface: Surface): string {
  const t = translatorFor(surface.language);
  return frame(
    t("Paid"),
    `<div class="panel"><h1>${t("Paid")}</h1><p role="status">${t("Taking you back …")}</p><p style="margin:0">${backLink(paidUrl(session), t("Go on"), surface)}</p></div>`,
    { surface, paid: paidUrl(session) },
  );
}
