import { PasswordField } from "@/components/forms/password-field";

type Words = Record<"password" | "hint" | "confirm" | "show" | "hide", string>;

/** A new password, typed twice. */
export function NewPasswordFields({ words }: { words: Words }) {
  const eye = { show: words.show, hide: words.hide };
  return (
    <>
      <PasswordField
        name="password"
        label={words.password}
        help={words.hint}
        words={eye}
        autoComplete="new-password"
        required
      />
      <PasswordField
        name="confirmPassword"
        label={words.confirm}
        words={eye}
        autoComplete="new-password"
        required
      />
    </>
  );
}
