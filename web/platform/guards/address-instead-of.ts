/** Addresses that the shop no longer uses, with their new ones. Source: specification/sign-in.md, Guards. */
const REPLACED: readonly (readonly [old: RegExp, now: string])[] = [
  [/^\/oldindex\/?$/i, "/"],
  [/^\/fitbookchallenge\/?$/i, "/fitbookchallenges"],
  [/^\/fitbookchallenge\/([^/]+)\/?$/i, "/fitbookchallengedetails/$1"],
];

/** The new address in place of a former one; null: it is not a former address. */
export function addressInsteadOf(path: string, search: string): string | null {
  const replaced = REPLACED.find(([old]) => old.test(path));
  return replaced === undefined ? null : path.replace(...replaced) + search;
}
