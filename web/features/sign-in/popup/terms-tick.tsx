import { LinkedText } from "#web/design/link/linked-text.tsx";
import { signInWords } from "#web/features/sign-in/sign-in-words.ts";

type TermsTickProps = { readonly isTicked: boolean; readonly onChange: (isTicked: boolean) => void };

/** What is agreed to, each in a tab of its own: what was filled in stays here. */
export function TermsTick({ isTicked, onChange }: TermsTickProps) {
  return (
    <div className="field tick-field">
      <label className="tick-box">
        <input type="checkbox" checked={isTicked} onChange={({ target }) => onChange(target.checked)} />
        <span>
          <LinkedText text={signInWords.terms} tabs="all" />
        </span>
      </label>
    </div>
  );
}
