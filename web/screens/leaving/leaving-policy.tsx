import { leavingWords } from "#web/wording/leaving.ts";

export function LeavingPolicy() {
  return (
    <ul className="policy">
      {leavingWords.policy.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
