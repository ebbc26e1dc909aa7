import { profileWords } from "#web/features/account/wording/profile.ts";
import type { ReactNode } from "react";

/** What is known of somebody, and the way to change it. `value` null: not told yet. */
export function ProfileFact({
  name,
  value,
  children,
}: {
  readonly name: string;
  readonly value: string | null;
  readonly children?: ReactNode;
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={value === null ? "faint" : undefined}>{value ?? profileWords.untold}</dd>
      {children === undefined ? null : <dd className="fact-action">{children}</dd>}
    </div>
  );
}
