import { decoyName } from "@/lib/forms/decoy-name";

/**
 * A field that nobody sees, for programs that fill in all there is. Hidden by an attribute, so that it stays hidden where no style
 * is drawn; the other attributes ask password managers (1Password, LastPass, Bitwarden, Dashlane, Proton) to leave it alone.
 */
export const Decoy = () => (
  <div hidden inert aria-hidden="true">
    <input
      name={decoyName}
      tabIndex={-1}
      autoComplete="off"
      defaultValue=""
      data-1p-ignore=""
      data-lpignore="true"
      data-bwignore=""
      data-form-type="other"
      data-protonpass-ignore=""
    />
  </div>
);
