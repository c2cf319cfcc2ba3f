/**
 * Content for browsers in which our script does not run: where scripts are off, and where ours are a syntax error. The
 * latter browsers' own style sheet shows the first copy (app/styles/old-browsers.css); everywhere else that copy is
 * hidden.
 */
export const Unscripted = ({ children }: { children: React.ReactNode }) => (
  <>
    <div className="old-only hidden">{children}</div>
    <noscript>{children}</noscript>
  </>
);
