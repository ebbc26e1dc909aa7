import { errorWords } from "#web/platform/page/error-words.ts";

type CodeMissingProps = { readonly said: string; readonly onTry: () => void };

/** Says that code of the page could not be loaded, so that some of its buttons do not work or none does. */
export const CodeMissingNotice = ({ said, onTry }: CodeMissingProps) => (
  <div className="toasts no-print">
    <p className="toast is-error" role="alert">
      <span>{said}</span>
      <button type="button" onClick={onTry}>
        {errorWords.tryAgain}
      </button>
    </p>
  </div>
);
