import Check from "lucide-react/icons/check";
import Circle from "lucide-react/icons/circle";
import { passwordWords } from "#web/features/sign-in/wording/password.ts";

/** What a password must be, ticked off while it is typed. */
export function PasswordStrength({ isLongEnough, isRepeated }: { readonly isLongEnough: boolean; readonly isRepeated: boolean }) {
  const rules = [
    { words: passwordWords.rules.long, isMet: isLongEnough },
    { words: passwordWords.rules.repeated, isMet: isRepeated },
  ];
  return (
    <ul className="password-strength">
      {rules.map(({ words, isMet }) => (
        <li key={words} className={isMet ? "is-met" : undefined}>
          {isMet ? <Check className="icon icon-small" aria-hidden="true" /> : <Circle className="icon icon-small" aria-hidden="true" />}
          {words}
          {isMet ? <span className="visually-hidden"> {passwordWords.met}</span> : null}
        </li>
      ))}
      <li>
        <Circle className="icon icon-small" aria-hidden="true" />
        {passwordWords.rules.rare}
      </li>
    </ul>
  );
}
