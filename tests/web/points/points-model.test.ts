import { describe, expect, it } from "vitest";
import { rewardEntryId } from "#core/points/reward-points.port.ts";
import { ShowRewardPoints } from "#core/points/show-reward-points.use-case.ts";
import { PointsModel, pointsNeeds } from "#web/features/points/points-model.ts";
import { inTurn } from "#tests/web/platform/model-laws/in-turn.ts";
import { asha, aStage } from "#tests/web/platform/model-laws/stage.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";
import type { RewardEntry, RewardLedger } from "#core/points/reward-points.port.ts";

const [first, second] = [rewardEntryId("e1"), rewardEntryId("e2")];
const entry = (id: RewardEntry["id"]): RewardEntry => ({
  id,
  points: 5,
  cause: { kind: "opening", reason: "Order of 2 pieces" },
  at: 0,
  usableFrom: 0,
  expires: 1,
});

describe("a customer's points", () => {
  const showing = (...ledgers: readonly (RewardLedger | "outage")[]) => {
    const stage = aStage();
    const requested = inTurn(stage, ShowRewardPoints, ...ledgers);
    return { asked: requested, model: new PointsModel(asha, lateNeeds(stage.allDependencies, pointsNeeds)) };
  };

  it("grow by a page of what made them, with the balance of the newest answer", async () => {
    const { model, asked } = showing(
      { balance: 10, pending: 1, entries: [entry(first)], next: first },
      { balance: 12, pending: 0, entries: [entry(second)], next: null },
    );
    expect([model.state, model.more]).toEqual([{ kind: "reading" }, "ready"]);
    await model.ask();
    const coming = model.askMore();
    expect(model.more).toBe("reading");
    await coming;
    const all = { balance: 12, pending: 0, entries: [entry(first), entry(second)], next: null };
    expect([model.state, model.more]).toEqual([{ kind: "read", value: all }, "ready"]);
    expect(asked).toEqual([
      [asha, null],
      [asha, first],
    ]);
  });

  it("stay as they are where the next page can't be had", async () => {
    const known = { balance: 10, pending: 0, entries: [entry(first)], next: first };
    const { model } = showing(known, "outage");
    await model.ask();
    await model.askMore();
    expect([model.state, model.more]).toEqual([{ kind: "read", value: known }, "unavailable"]);
  });
});
