import { describe, expect, it } from "vitest";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { ok, refused } from "#core/shared/result.ts";
import { CancellationModel } from "#web/features/payments/cancellation-model.ts";
import { pending } from "#tests/web/platform/model-laws/answers.ts";
import type { Result } from "#core/shared/result.ts";

const outage = new PortUnavailable("the shop", new Error("away"));

/** A purchase that is cancelled as the shop answers one time after the other. */
function aCancellation(...answers: readonly (() => Promise<Result<unknown, "late">>)[]) {
  const made = { cancels: 0, looks: 0, back: 300 };
  const model = new CancellationModel<{ back: number }, "late">({
    preview: async () => ok({ back: made.back }),
    cancel: () => {
      made.cancels += 1;
      return answers[made.cancels - 1]?.() ?? Promise.reject(outage);
    },
    look: async () => {
      made.looks += 1;
    },
  });
  return { model, made };
}

describe("cancelling a purchase", () => {
  it("tells what comes back, which is asked each time", async () => {
    const { model, made } = aCancellation();
    expect(model.preview).toEqual({ kind: "reading" });
    await model.ask();
    expect(model.preview).toEqual({ kind: "read", value: ok({ back: 300 }) });
    made.back = 150;
    await model.ask();
    expect(model.preview).toEqual({ kind: "read", value: ok({ back: 150 }) });
  });

  it("is sent once however often it is pressed, and the purchase is read anew", async () => {
    const answer = pending<Result<unknown, "late">>();
    const { model, made } = aCancellation(() => answer.promise);
    const both = [model.cancel(), model.cancel()];
    expect(model.state).toEqual({ kind: "sending" });
    answer.answer(ok(null));
    expect([await Promise.all(both), made.cancels, made.looks, model.state]).toEqual([[true, false], 1, 2, { kind: "ready" }]);
  });

  it("says why it was not, until what comes back is asked again", async () => {
    const { model, made } = aCancellation(async () => refused("late"));
    expect([await model.cancel(), model.state, made.looks]).toEqual([false, { kind: "refused", refusal: "late" }, 1]);
    await model.ask();
    expect(model.state).toEqual({ kind: "ready" });
    expect([await model.cancel(), model.state, made.looks]).toEqual([false, { kind: "unavailable" }, 2]);
  });
});
