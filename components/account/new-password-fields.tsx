import { PasswordField } from "@/components/forms/password-field";

type Labels = Record<"password" | "hint" | "confirm" | "show" | "hide", string>;

/** A new password, typed twice. */
export function NewPasswordFields({ labels }: { labels: Labels }) {
  const eye = { show: labels.show, hide: labels.hide };
  return (
    <>
      <PasswordField
        name="password"
        label={labels.password}
        help={labels.hint}
        labels={eye}
        autoComplete="new-password"
        required
      />
      <PasswordField
        name="confirmPassword"
        label={labels.confirm}
        labels={eye}
        autoComplete="new-password"
        required
      />
    </>
  );
}
