/** Addresses that the shop no longer uses, and what stands there now. Source: specification/sign-in.md, Guards. */
const REPLACED: readonly (readonly [old: RegExp, now: string])[] = [
  [/^\/oldindex\/?$/i, "/"],
  [/^\/fitbookchallenge\/?$/i, "/fitbookchallenges"],
  [/^\/fitbookchallenge\/([^/]+)\/?$/i, "/fitbookchallengedetails/$1"],
];

/** The address in the place of one of old; null: it is none. */
export function addressInsteadOf(path: string, search: string): string | null {
  const replaced = REPLACED.find(([old]) => old.test(path));
  return replaced === undefined ? null : path.replace(...replaced) + search;
}
