import { errorWords } from "#web/platform/page/error-words.ts";

/** Says of a page that its code did not come: what is pressed on it is not heard. */
export const CodeMissingNotice = ({ onTry }: { readonly onTry: () => void }) => (
  <div className="toasts no-print">
    <p className="toast is-error" role="alert">
      <span>{errorWords.lostPage}</span>
      <button type="button" onClick={onTry}>
        {errorWords.tryAgain}
      </button>
    </p>
  </div>
);
