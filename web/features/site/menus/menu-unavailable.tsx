import { errorWords } from "#web/platform/page/error-words.ts";
import type { ReactNode } from "react";

/** Shown where a menu could not be loaded: `children` link to all that it would lead to, and a button tries again. */
export const MenuUnavailable = ({ onTry, children }: { readonly onTry: () => void; readonly children: ReactNode }) => (
  <div className="row menu-failure">
    {children}
    <button type="button" className="button text" onClick={onTry}>
      {errorWords.tryAgain}
    </button>
  </div>
);
