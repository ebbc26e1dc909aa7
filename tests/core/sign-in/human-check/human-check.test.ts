import { describe, expect, it } from "vitest";
import { ok, refused } from "#core/shared/result.ts";
import { AskHumanTask, CheckHuman, CheckHumanToken } from "#core/sign-in/human-check/check-human.use-case.ts";
import { ELSEWHERE, SignInDesk } from "../a-sign-in-desk.ts";

describe("the human check", () => {
  it("tells a right proof from a wrong one to one place 300 times an hour, by both addresses together", async () => {
    const desk = new SignInDesk();
    const check = (proof: string, from?: string) => desk.get(CheckHuman)(desk.caller(from), proof);
    expect([await check(await desk.proof()), await check("nonsense")]).toEqual([ok(null), refused({ kind: "not-proved" })]);
    for (let asked = 2; asked < 300; asked++) await check("nonsense");
    expect(await check("nonsense")).toMatchObject({ refusal: { kind: "too-many" } });
    expect(await desk.get(CheckHumanToken)(desk.caller(), "nonsense")).toMatchObject({ refusal: { kind: "too-many" } });
    expect(await check("nonsense", ELSEWHERE)).toEqual(refused({ kind: "not-proved" }));
  });

  it("gives one place 300 tasks an hour", async () => {
    const desk = new SignInDesk();
    const ask = (from?: string) => desk.get(AskHumanTask)(desk.caller(from), undefined);
    for (let tasks = 0; tasks < 300; tasks++) await ask();
    expect(await ask()).toMatchObject({ refusal: { kind: "too-many" } });
    expect(await ask(ELSEWHERE)).toMatchObject({ kind: "ok" });
  });
});
