/**
 * What a page shows where its script does not run: where scripts are off, and in browsers for which ours are a syntax error, whose
 * own sheet shows the first copy (app/styles/old-browsers.css). Everywhere else that copy is hidden.
 */
export const Unscripted = ({ children }: { children: React.ReactNode }) => (
  <>
    <div className="old-only hidden">{children}</div>
    <noscript>{children}</noscript>
  </>
);
