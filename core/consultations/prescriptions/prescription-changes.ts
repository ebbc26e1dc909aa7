import { scheduleText } from "../prescription/schedule.ts";
import type { PrescriptionContent, PrescriptionItem } from "../prescription/prescription.ts";

/** The texts of a prescription, in the order in which they are read. */
export const PRESCRIPTION_TEXTS = ["complaint", "findings", "diagnosis", "advice", "tests", "followUp"] as const;
export type PrescriptionText = (typeof PRESCRIPTION_TEXTS)[number];

/** What a version says otherwise than the one before it. */
export type PrescriptionChanges = {
  readonly texts: readonly { readonly text: PrescriptionText; readonly before: string; readonly after: string }[];
  readonly added: readonly PrescriptionItem[];
  readonly changed: readonly { readonly before: PrescriptionItem; readonly after: PrescriptionItem }[];
  readonly removed: readonly PrescriptionItem[];
};

/** An item is the same one where its key is. Source: specification/prescriptions.md, States of a prescription. */
export function changesBetween(before: PrescriptionContent, after: PrescriptionContent): PrescriptionChanges {
  const former = new Map(before.items.map((item) => [item.key, item]));
  const stored = new Set(after.items.map(({ key }) => key));
  return {
    texts: PRESCRIPTION_TEXTS.filter((text) => before[text] !== after[text]).map((text) => ({
      text,
      before: before[text],
      after: after[text],
    })),
    added: after.items.filter(({ key }) => !former.has(key)),
    changed: after.items.flatMap((item) => {
      const was = former.get(item.key);
      return was === undefined || isSame(was, item) ? [] : [{ before: was, after: item }];
    }),
    removed: before.items.filter(({ key }) => !stored.has(key)),
  };
}

/** Whether two versions prescribe the same in the same words. */
export function isUnchanged(before: PrescriptionContent, after: PrescriptionContent): boolean {
  const { texts, added, changed, removed } = changesBetween(before, after);
  return texts.length + added.length + changed.length + removed.length === 0;
}

function isSame(one: PrescriptionItem, other: PrescriptionItem): boolean {
  const fields = new Set([...Object.keys(one.details), ...Object.keys(other.details)]);
  return (
    one.is === other.is &&
    one.name === other.name &&
    one.start === other.start &&
    one.nevertheless === other.nevertheless &&
    scheduleText(one) === scheduleText(other) &&
    one.ingredients.join() === other.ingredients.join() &&
    [...fields].every((field) => (one.details[field] ?? "") === (other.details[field] ?? ""))
  );
}
