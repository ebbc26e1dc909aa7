import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readCartText } from "#adapters/cart-file/cart-text.ts";
import { whatIf } from "#core/pricing/what-if.ts";
import { checkLaw, LawBroken } from "./check-law.ts";
import { unlockedFromItsMinimumOn } from "./discount-laws.ts";
import { agreesWithTheModel } from "./figures-laws.ts";
import { totalIsAWholeRupee } from "./total-laws.ts";
import { causesSumToTheDifference } from "./what-changed-laws.ts";
import { nothingBetterThanWhatIf } from "./what-if-laws.ts";
import { floatingPercentages, roundingToTheNearestRupee, unlockingOnlyAboveItsMinimum, withoutRounding } from "./wrong-rules.ts";
import type { Law } from "./law.ts";

const folder = mkdtempSync(join(tmpdir(), "niramaya-laws-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Where shrinking ends depends on where it began: a cart at its threshold may have no smaller one beside it that is broken too. */
const SEED = 20_261_120;

function brokenBy(law: Law, again: { readonly seed?: number; readonly path?: string } = {}): LawBroken {
  try {
    checkLaw(law, { runs: 10_000, folder, seed: SEED, ...again });
  } catch (error) {
    if (error instanceof LawBroken) return error;
    throw error;
  }
  throw new Error("the law holds of a wrong rule");
}

function cartIn(file = "") {
  const read = readCartText(readFileSync(file, "utf8"), { seconds: 0, decimals: "" });
  if (read.kind === "refused") throw new Error(JSON.stringify(read.refusal));
  return read.value;
}

describe("a law that is broken", () => {
  it.each([
    ["rounds the total to the nearest rupee", totalIsAWholeRupee(roundingToTheNearestRupee)],
    ["unlocks a coupon only above its minimum", unlockedFromItsMinimumOn(unlockingOnlyAboveItsMinimum)],
    ["takes percentages in floating point", agreesWithTheModel(floatingPercentages)],
  ])("finds the rule that %s, and shows it on a cart of one line and at most one coupon", (_wrong, law) => {
    const { lines, coupons } = cartIn(brokenBy(law).files[0]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ quantity: 1, product: { id: "p1" } });
    expect(coupons.length).toBeLessThanOrEqual(1);
  });

  it("tells the cart's file, the line that shows its bill and how to try it again", () => {
    const { message, files, command } = brokenBy(totalIsAWholeRupee(roundingToTheNearestRupee));
    const [file = ""] = files;
    expect(command).toBe(`niramaya cart check ${file} --explain`);
    expect(message).toContain(file);
    expect(message).toContain(command);
    const [, seed = "", path = ""] = /\{ seed: (-?\d+), path: "([\d:]+)" \}/.exec(message) ?? [];
    const text = readFileSync(file, "utf8");
    const [again = ""] = brokenBy(totalIsAWholeRupee(roundingToTheNearestRupee), { seed: Number(seed), path }).files;
    expect(readFileSync(again, "utf8")).toBe(text);
  });

  it("writes a cart that the command reads", () => {
    const { files, command } = brokenBy(totalIsAWholeRupee(roundingToTheNearestRupee));
    expect(command.split(" ").slice(1)).toEqual(["cart", "check", ...files, "--explain"]);
    const { status, stdout, stderr } = spawnSync(process.execPath, ["cli/main.mjs", "cart", "check", ...files, "--explain"], {
      encoding: "utf8",
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toContain("₹");
  });

  it("writes the candidates of a wrong step beside the cart", () => {
    const { files } = brokenBy(nothingBetterThanWhatIf((request) => whatIf(request, [])));
    expect(cartIn(files[0]).candidates).toHaveLength(1);
  });

  it("writes both carts of a wrong difference", () => {
    const { files, command } = brokenBy(causesSumToTheDifference(withoutRounding));
    expect(files).toHaveLength(2);
    expect(command).toBe(`niramaya cart diff ${files.join(" ")}`);
  });
});
