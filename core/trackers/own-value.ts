/** A part of a recipe: a food of the table, the amount as it was measured, and its grams as they were then. */
export type DishPart = { readonly food: string; readonly amount: number; readonly unit: string; readonly grams: number };

/**
 * A dish of somebody's own: its parts, what they weigh together once cooked, and how many portions that makes. `at`, in milliseconds since
 * 1970, is when it was written so. Source: specification/trackers.md, Dishes and activities of one's own.
 */
export type OwnDish = {
  readonly tracker: "dish";
  readonly at: number;
  readonly name: string;
  readonly recipe: readonly DishPart[];
  readonly yieldGrams: number;
  readonly portions: number;
};

/**
 * An activity that the table does not list, with a MET of one's own. Source: specification/trackers.md, Dishes and activities of one's own.
 */
export type OwnActivity = { readonly tracker: "activity"; readonly at: number; readonly name: string; readonly met: number };

/** What somebody keeps as their own beside their days. It belongs to no day, and no sum counts it. */
export type OwnValue = OwnDish | OwnActivity;

type Written = { readonly entry: string; readonly value: OwnValue };

/** The order in which what is one's own is listed. */
export const lastWrittenFirst = (a: Written, b: Written): number => b.value.at - a.value.at || (a.entry < b.entry ? -1 : 1);

/** How many characters a name of one's own has at most. */
export const LONGEST_NAME = 80;

/** What a name of one's own is made of: one line, which says something. */
export const OWN_NAME = /^(?=.*[^\p{Z}\p{C}])[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+$/u;

/** The name as it is kept; null: it is none, or too long. */
export function ownNameIn(typed: string): string | null {
  const name = typed.trim();
  return name.length <= LONGEST_NAME && OWN_NAME.test(name) ? name : null;
}

/** Whether an entry names something of its owner's own and not one of a table: nothing, or what they keep under that id. */
export const isOwn = (id: string | null, name: string | null): boolean => id === null || (name !== null && UUID.test(id));
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
