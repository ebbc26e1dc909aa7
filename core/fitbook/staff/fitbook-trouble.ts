/**
 * What staff should look at in Fitbook, by ids alone. `players`: how many figures of a board are not what its entries make. `miscounted`:
 * its ranks are not those of its standings. `follows-miscounted`, `members-miscounted`: a number that is kept is not how many there are.
 */
export type FitbookTrouble =
  | { readonly kind: "follow-between-blocked"; readonly follower: string; readonly followed: string }
  | { readonly kind: "member-blocked-with-runner"; readonly group: string; readonly member: string }
  | { readonly kind: "no-owner"; readonly group: string; readonly owners: number }
  | { readonly kind: "not-frozen"; readonly challenge: string }
  | { readonly kind: "unlike-entries"; readonly challenge: string; readonly players: number }
  | { readonly kind: "miscounted"; readonly challenge: string }
  | { readonly kind: "follows-miscounted"; readonly person: string }
  | { readonly kind: "members-miscounted"; readonly group: string };
