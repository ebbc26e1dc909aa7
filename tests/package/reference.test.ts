import { describe, expect, it } from "vitest";
import { surfaceChanges, versionFaults } from "#cli/packing/reference.ts";
import type { Surface } from "#cli/packing/reference.ts";

const surface = (version: string, pricing: Readonly<Record<string, string>>): Surface => ({ version, entries: { pricing } });
const released = surface("0.3.1", { priceCart: "a", billFor: "b" });
const changelog = (version: string, ...names: readonly string[]) =>
  `# Changelog\n\n## ${version}\n\n${names.map((name) => `- \`${name}\`\n`).join("")}\n## 0.3.1\n`;

describe("a version of the library", () => {
  it("tells what changed, what is gone and what is new", () => {
    const now = surface("0.4.0", { priceCart: "other", whatIf: "c" });
    expect(surfaceChanges(released, now)).toEqual({ broken: ["pricing: priceCart", "pricing: billFor"], added: ["pricing: whatIf"] });
    expect(surfaceChanges(released, released)).toEqual({ broken: [], added: [] });
  });

  it.each([
    ["0.3.1", "0.4.0", true],
    ["0.3.1", "0.3.2", false],
    ["0.3.1", "0.3.1", false],
    ["0.3.1", "1.0.0", true],
    ["1.2.0", "1.3.0", false],
    ["1.2.0", "2.0.0", true],
    ["1.2.0", "0.9.0", false],
  ])("after %s that breaks a name may be %s: %s", (before, version, isEnough) => {
    const now = surface(version, { priceCart: "other", billFor: "b" });
    const faults = versionFaults({ ...released, version: before }, now, changelog(version, "pricing: priceCart"));
    expect(faults.length === 0).toBe(isEnough);
  });

  it.each([
    ["0.3.1", "0.3.2", true],
    ["0.3.1", "0.4.0", true],
    ["0.3.1", "0.3.1", false],
    ["1.2.3", "1.2.4", false],
    ["1.2.3", "1.3.0", true],
  ])("after %s that adds a name may be %s: %s", (before, version, isEnough) => {
    const now = surface(version, { priceCart: "a", billFor: "b", whatIf: "c" });
    const faults = versionFaults({ ...released, version: before }, now, changelog(version, "pricing: whatIf"));
    expect(faults.length === 0).toBe(isEnough);
  });

  it("names each change in its own part of the changelog", () => {
    const now = surface("0.4.0", { priceCart: "other", billFor: "b", whatIf: "c" });
    expect(versionFaults(released, now, changelog("0.4.0", "pricing: whatIf"))).toEqual([
      "the changelog's part of 0.4.0 does not name `pricing: priceCart`",
    ]);
    expect(versionFaults(released, now, changelog("0.3.1", "pricing: whatIf", "pricing: priceCart"))).toHaveLength(2);
  });
});
