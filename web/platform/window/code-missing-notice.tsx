import { errorWords } from "#web/platform/page/error-words.ts";

/** Says that the page's code could not be loaded, so that its buttons do not work. */
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
