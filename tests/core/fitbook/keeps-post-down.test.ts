import { describe, expect, it } from "vitest";
import { keepsPostDown } from "#core/fitbook/moderation/keeps-post-down.ts";
import { SANCTIONS } from "#core/fitbook/reports/report.ts";
import type { ReportState, Sanction } from "#core/fitbook/reports/report.ts";

const at = 0;
const appeal = { at, words: "It was not spam" };
const sanctioned = (sanction: Sanction): readonly ReportState[] => [
  { kind: "upheld", sanction, at, appeal: null },
  { kind: "appealed", sanction, at, appeal },
  { kind: "reversed", sanction, at, appeal },
];
const states: readonly ReportState[] = [
  { kind: "open" },
  { kind: "in_review" },
  { kind: "dismissed", at },
  ...SANCTIONS.flatMap(sanctioned),
];
const storage = (isHold: boolean) =>
  states
    .filter((state) => keepsPostDown({ isHold, state }))
    .map((state) => ("sanction" in state ? `${state.kind} ${state.sanction}` : state.kind));

describe("a report that keeps a post down", () => {
  it("is one by which staff have hidden it, as long as that stands", () => {
    expect(storage(false)).toEqual(["upheld hide", "appealed hide"]);
  });

  it("is one that holds it, until staff let it go", () => {
    const inForce = SANCTIONS.flatMap((sanction) => [`upheld ${sanction}`, `appealed ${sanction}`]);
    expect(storage(true)).toEqual(["open", "in_review", ...inForce]);
  });
});
