import { describe, expect, it } from "vitest";
import { withOtherLimits } from "#core/shared/other-limits.ts";
import { CODES_A_DAY, PASSWORDS_FROM_ONE } from "#core/sign-in/sign-in-limits.ts";
import { memoryLimits } from "#adapters/memory/shared/limits.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { now } from "#tests/fixtures.ts";

describe("a limit with another number", () => {
  it("counts to that, and every other limit as before", async () => {
    const limits = withOtherLimits(memoryLimits(new Memory()), new Map([[CODES_A_DAY.name, 7]]));
    const counted = async (limit: typeof CODES_A_DAY) => {
      let times = 0;
      while (times < 100 && (await limits.count([{ limit, by: "asha" }], now)).kind === "counted") times += 1;
      return times;
    };
    expect(await counted(CODES_A_DAY)).toBe(7);
    expect(await counted(PASSWORDS_FROM_ONE)).toBe(PASSWORDS_FROM_ONE.most);
  });
});
