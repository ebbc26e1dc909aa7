import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { EMERGENCY_NUMBER, TELE_MANAS } from "#core/shared/helplines.ts";

const files = execFileSync("git", ["ls-files", "core", "web", "adapters", "cli"], { encoding: "utf8" })
  .split("\n")
  .filter((file) => /\.tsx?$/.test(file));
const holding = (text: string) => files.filter((file) => readFileSync(file, "utf8").includes(text));

describe("helplines", () => {
  it("stand in code once: Tele-MANAS by its constant alone", () => {
    expect([TELE_MANAS, EMERGENCY_NUMBER]).toEqual(["14416", "112"]);
    expect(holding(TELE_MANAS)).toEqual(["core/shared/helplines.ts"]);
  });

  it("are told wherever somebody may say that they think of ending their life, in both languages", () => {
    const told = holding(" TELE_MANAS ");
    expect(told).toEqual(
      expect.arrayContaining([
        ...["", "hindi/"].flatMap((language) => [
          `web/features/assessments/wording/${language}assessments.ts`,
          ...["booking", "therapies", "shared"].map((name) => `web/features/consultations/wording/${language}${name}.ts`),
          `web/features/tickets/wording/${language}tickets.ts`,
          `web/features/fitbook/wording/${language}reports.ts`,
          `web/features/health/wording/${language}stress.ts`,
          `web/features/trackers/wording/${language}meal.ts`,
          `web/features/trackers/wellness/wording/${language}mind.ts`,
          `cli/fitbook/moderation/wording/${language}news.ts`,
        ]),
      ]),
    );
  });
});
