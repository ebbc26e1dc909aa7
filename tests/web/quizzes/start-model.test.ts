import { describe, expect, it } from "vitest";
import { StartQuiz } from "#core/quizzes/attempts/start-quiz.use-case.ts";
import { ok, refused } from "#core/shared/result.ts";
import { StartModel, startNeeds } from "#web/features/quizzes/note/start-model.ts";
import { composeMemory } from "#tests/composition.ts";
import { aQuiz } from "#tests/core/quizzes/a-quiz.ts";
import { inTurn } from "#tests/web/platform/model-laws/in-turn.ts";
import { asha, aStage } from "#tests/web/platform/model-laws/stage.ts";
import { now } from "#tests/fixtures.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";

const keyed = aQuiz();
const { id } = keyed.quiz;

describe("the press that begins a quiz", () => {
  it("leads to its questions, to what came of it where it is taken, and else to its rules", async () => {
    const shop = composeMemory({ quizzes: new Map([[id, keyed]]) });
    const begun = await shop.get(StartQuiz)(asha, id);
    if (begun.kind !== "ok") throw new Error(begun.refusal.kind);
    const stage = aStage();
    const requested = inTurn(
      stage,
      StartQuiz,
      "outage",
      ok(begun.value),
      refused({ kind: "taken", finishedAt: now }),
      refused({ kind: "closed", closedAt: now }),
    );
    const model = new StartModel(lateNeeds(stage.allDependencies, startNeeds), id);
    expect(model.state).toBe("ready");
    const starting = model.start(asha);
    expect(model.state).toBe("sending");
    expect([await starting, model.state]).toEqual([null, "unavailable"]);
    expect([await model.start(asha), await model.start(asha), await model.start(asha)]).toEqual(["questionnaire", "finish", "rules"]);
    expect([model.state, requested[0]]).toEqual(["ready", [asha, id]]);
  });
});
