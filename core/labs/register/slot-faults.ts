import type { LineFault } from "../../shared/lines/line-fault.ts";
import type { Lab } from "../lab.ts";
import type { LabOffer } from "../labs.port.ts";
import type { LabWindow } from "../lab-calendar.ts";
import type { LabLine } from "./lab-line.ts";

/**
 * What is wrong with slots and closed days: a laboratory that is nowhere, homes to which it doesn't come, and two lines for one place at
 * one time.
 * Source: specification/labs.md, Staff commands.
 */
export function slotFaults(lines: readonly LabLine[], stored: LabOffer): readonly LineFault[] {
  const labs = new Map<string, Lab>(stored.labs.map((lab) => [lab.id, lab]));
  for (const { entry } of lines) if (entry.kind === "lab") labs.set(entry.lab.id, entry.lab);
  const before: { readonly line: number; readonly lab: string; readonly window: LabWindow }[] = [];
  const faults: LineFault[] = [];
  for (const { line, entry } of lines) {
    if (entry.kind !== "slots" && entry.kind !== "closed") continue;
    const lab = labs.get(entry.lab);
    if (lab === undefined) faults.push({ line, path: `${entry.kind}.lab`, expected: "the id of a lab" });
    if (entry.kind === "closed") continue;
    const { window } = entry;
    const pincodes = new Set(lab?.pincodes ?? window.pincodes);
    for (const [nth, one] of window.pincodes.entries())
      if (!pincodes.has(one)) faults.push({ line, path: `slots.pincodes[${nth}]`, expected: "a pincode to which that lab comes" });
    const other = before.find((one) => one.lab === entry.lab && bothTake(one.window, window));
    if (other !== undefined)
      faults.push({ line, path: "slots", expected: `a time that line ${other.line} has not given to the same place` });
    before.push({ line, lab: entry.lab, window });
  }
  return faults;
}

const bothTake = (a: LabWindow, b: LabWindow): boolean =>
  a.place === b.place && a.weekday === b.weekday && a.from < b.to && b.from < a.to && sharePincode(a.pincodes, b.pincodes);

const sharePincode = (a: LabWindow["pincodes"], b: LabWindow["pincodes"]): boolean =>
  a.length === 0 || b.length === 0 || a.some((one) => b.includes(one));
