import { errorWords } from "#web/platform/page/error-words.ts";
import type { ReactNode } from "react";

/** A menu that could not be had: the way to all of it stays, and a quiet way to try again. */
export const MenuUnavailable = ({ onTry, children }: { readonly onTry: () => void; readonly children: ReactNode }) => (
  <div className="row menu-failure">
    {children}
    <button type="button" className="button text" onClick={onTry}>
      {errorWords.tryAgain}
    </button>
  </div>
);
