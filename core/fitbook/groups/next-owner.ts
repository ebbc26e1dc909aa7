import type { CustomerId } from "../../identity/customer-id.ts";

/** `since`: when they got this role, in milliseconds since 1970. */
export type PossibleOwner = { readonly person: CustomerId; readonly state: "admin" | "member"; readonly since: number };

/**
 * Who owns a group whose owner is gone for good: the admin who has been one for longest, else the member; null: nobody is left, so the
 * group is deleted. Source: specification/fitbook.md, Groups.
 */
export function nextOwner(possible: readonly PossibleOwner[]): CustomerId | null {
  const [first] = possible.toSorted(
    (a, b) => Number(b.state === "admin") - Number(a.state === "admin") || a.since - b.since || (a.person < b.person ? -1 : 1),
  );
  return first?.person ?? null;
}
