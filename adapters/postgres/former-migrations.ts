/** The step that took the place of all before it. Their names come before its name. */
export const BASELINE = "0172-baseline";
/** The last of them. A database that has not come so far goes there first, by a program of then. */
export const LAST_FORMER = "0171-events-in-time";
/** How many those were. A database that has taken all of them is as the baseline makes one. */
const FORMER = 144;

export const formerIn = (taken: readonly string[]): readonly string[] => taken.filter((name) => name < BASELINE);

/** With the baseline in place of the former steps, where all of them were taken. */
export function withoutFormer(taken: readonly string[]): readonly string[] {
  if (formerIn(taken).length !== FORMER || !taken.includes(LAST_FORMER)) return taken;
  return [BASELINE, ...taken.filter((name) => name > BASELINE)];
}

/** Whether some of the former steps were taken, and not all. */
export const isBeforeBaseline = (taken: readonly string[]): boolean => formerIn(withoutFormer(taken)).length > 0;
