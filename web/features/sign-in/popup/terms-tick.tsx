import { signInWords } from "#web/features/sign-in/wording/sign-in.ts";

type TermsTickProps = { readonly isTicked: boolean; readonly onChange: (isTicked: boolean) => void };

/** What is agreed to, each in a tab of its own: what was filled in stays here. */
export function TermsTick({ isTicked, onChange }: TermsTickProps) {
  const { before, terms, between, privacy, after } = signInWords.terms;
  return (
    <div className="field tick-field">
      <label className="tick">
        <input type="checkbox" checked={isTicked} onChange={({ target }) => onChange(target.checked)} />
        <span>
          {before}
          <a className="link" href="/termsofuse" target="_blank" rel="noopener">
            {terms}
          </a>
          {between}
          <a className="link" href="/privacy-policy" target="_blank" rel="noopener">
            {privacy}
          </a>
          {after}
        </span>
      </label>
    </div>
  );
}
