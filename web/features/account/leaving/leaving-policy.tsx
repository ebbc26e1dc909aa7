import { leavingWords } from "#web/features/account/wording/leaving.ts";

export function LeavingPolicy() {
  return (
    <ul className="leaving-policy">
      {leavingWords.policy.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
