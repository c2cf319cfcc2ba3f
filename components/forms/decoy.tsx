import { decoyName } from "@/lib/forms/decoy-name";

/**
 * A field that people do not see, for bots that fill in everything. Hidden by an attribute, so that it stays hidden
 * without styles; the other attributes keep password managers away (1Password, LastPass, Bitwarden, Dashlane, Proton).
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
