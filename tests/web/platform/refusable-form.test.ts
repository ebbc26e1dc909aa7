import { describe, expect, it } from "vitest";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { ok, refused } from "#core/shared/result.ts";
import { RefusableFormModel } from "#web/platform/forms/refusable-form-model.ts";

const aForm = () => new RefusableFormModel<"name", "needed", "too-many">({ name: "" });

describe("a form that can be refused", () => {
  it("keeps what was taken, and answers it", async () => {
    const model = aForm();
    model.form.fill("name", "Walkers");
    expect(await model.send(ok(null), async () => ok("g-1"))).toEqual({ value: "g-1" });
    expect([model.form.isChanged, model.form.state, model.refusal]).toEqual([false, "open", null]);
  });

  it("says why it was refused until it is sent again, and keeps nothing", async () => {
    const model = aForm();
    model.form.fill("name", "Walkers");
    expect(await model.send(ok(null), async () => refused({ kind: "too-many" }))).toBe(null);
    expect([model.form.isChanged, model.form.state, model.form.faults, model.refusal]).toEqual([true, "open", 1, "too-many"]);
    const answer = Promise.withResolvers<ReturnType<typeof ok<string>>>();
    const sending = model.send(ok(null), () => answer.promise);
    expect([model.form.state, model.refusal]).toEqual(["sending", null]);
    answer.resolve(ok("g-1"));
    await sending;
    expect(model.form.isChanged).toBe(false);
  });

  it("is not sent with problems, and is as it was after an outage", async () => {
    const model = aForm();
    const never = () => expect.fail("it is not sent");
    expect(await model.send(refused({ name: "needed" }), never)).toBe(null);
    model.form.fill("name", "Walkers");
    expect(await model.send(ok(null), () => Promise.reject(new PortUnavailable("the group", null)))).toBe(null);
    expect([model.form.state, model.form.isChanged, model.refusal]).toEqual(["unavailable", true, null]);
  });
});
