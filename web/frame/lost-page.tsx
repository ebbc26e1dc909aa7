import { useEffect, useState } from "react";
import { troubleWords } from "#web/wording/trouble.ts";

/** Says of a page that its code did not come: what is pressed on it is not heard. The region stands before its message, so that it is read out. */
export function LostPage({ onTry }: { readonly onTry: () => void }) {
  const [isSaid, say] = useState(false);
  useEffect(() => say(true), []);
  return (
    <div className="toasts noprint" role="alert">
      {isSaid ? (
        <p className="toast bad">
          <span>{troubleWords.lostPage}</span>
          <button type="button" onClick={onTry}>
            {troubleWords.tryAgain}
          </button>
        </p>
      ) : null}
    </div>
  );
}
