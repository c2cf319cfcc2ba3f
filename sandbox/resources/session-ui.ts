import { randomBytes } from "node:crypto";
import { invalid } from "../api/errors";
import type { Thing } from "../core/things";

type Given = {
  ui_mode?: "hosted_page" | "embedded_page" | undefined;
  success_url?: string | undefined;
  cancel_url?: string | undefined;
  return_url?: string | undefined;
};
type Ui = Pick<
  Thing<"checkout.session">,
  "ui_mode" | "success_url" | "cancel_url" | "return_url" | "client_secret" | "url"
>;

function refuse(params: Given, name: "success_url" | "cancel_url" | "return_url", mode: string) {
  if (params[name] !== undefined)
    throw invalid("parameter_unknown", `You can not pass \`${name}\` in \`${mode}\` mode.`, name);
}

function needed(params: Given, name: "success_url" | "return_url"): string {
  const value = params[name];
  if (value === undefined)
    throw invalid("parameter_missing", `Missing required param: ${name}.`, name);
  if (!URL.canParse(value)) throw invalid("url_invalid", "Not a valid URL", name);
  return value;
}

/** Where a session is paid: on its own page, or in the seller's page by whoever has the client secret. */
export function uiOf(params: Given, base: string, id: string): Ui {
  if (params.ui_mode === "embedded_page") {
    refuse(params, "success_url", "embedded_page");
    refuse(params, "cancel_url", "embedded_page");
    return {
      ui_mode: "embedded_page",
      success_url: null,
      cancel_url: null,
      return_url: needed(params, "return_url"),
      client_secret: `${id}_secret_${randomBytes(24).toString("hex")}`,
      url: null,
    };
  }
  refuse(params, "return_url", "hosted_page");
  return {
    ui_mode: "hosted_page",
    success_url: needed(params, "success_url"),
    cancel_url: params.cancel_url ?? null,
    client_secret: null,
    url: `${base}/c/pay/${id}`,
  };
}
