import { describe, expect, it } from "vitest";
import { CancelMyOrder } from "#core/orders/returns/cancel-my-order.use-case.ts";
import { PreviewRefund } from "#core/orders/returns/preview-refund.use-case.ts";
import { orderView } from "#core/orders/views/order-view.ts";
import { ShowMyOrder } from "#core/orders/views/show-my-order.use-case.ts";
import { paise } from "#core/shared/money.ts";
import { ok, refused } from "#core/shared/result.ts";
import { cancelNeeds, CancelModel } from "#web/features/orders/cancel/cancel-model.ts";
import { OrderModel, orderNeeds } from "#web/features/orders/order/order-model.ts";
import { aCheckoutCart, anOrderedLine, ordersDay } from "#tests/builders/a-checkout.ts";
import { kept } from "#tests/builders/a-kept-order.ts";
import { aPlacedOrder, delivered } from "#tests/builders/an-order.ts";
import { turnOver } from "#tests/web/platform/model-laws/answers.ts";
import { inTurn } from "#tests/web/platform/model-laws/in-turn.ts";
import { newKeys } from "#tests/web/platform/model-laws/new-keys.ts";
import { asha, aStage, order } from "#tests/web/platform/model-laws/stage.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";

const goods = { cart: aCheckoutCart({ lines: [anOrderedLine({ id: "a" }), anOrderedLine({ id: "b" }), anOrderedLine({ id: "c" })] }) };
const view = orderView(kept(aPlacedOrder(goods)), ordersDay);
const onItsDoorstep = orderView(kept(delivered(aPlacedOrder(goods))), ordersDay);
const preview = ok({ fault: "customers", lines: [], total: paise(100), payout: paise(100) } as const);

/** Lines of Asha's order of three, about to be cancelled. */
async function cancelling(places: readonly number[], answer: Awaited<ReturnType<CancelMyOrder>> | "outage" = ok(onItsDoorstep)) {
  const stage = aStage();
  const sent = inTurn(stage, CancelMyOrder, answer);
  const shown = inTurn(stage, ShowMyOrder, ok(view));
  const previewed = inTurn(stage, PreviewRefund, preview);
  const page = new OrderModel(asha, order, lateNeeds(stage.allDependencies, orderNeeds));
  await page.ask();
  const model = new CancelModel(page, view, { ...lateNeeds(stage.allDependencies, cancelNeeds), places, newKey: newKeys() });
  return { model, page, sent, shown, previewed };
}

describe("lines that are about to be cancelled", () => {
  it("are those that were chosen before and can be, and are chosen and left out by a press", async () => {
    const { model } = await cancelling([2, 7]);
    expect([...model.chosen]).toEqual([2]);
    model.choose(0);
    model.choose(2);
    expect([...model.chosen]).toEqual([0]);
    const stage = aStage();
    const gone = new CancelModel(new OrderModel(asha, order, lateNeeds(stage.allDependencies, orderNeeds)), onItsDoorstep, {
      ...lateNeeds(stage.allDependencies, cancelNeeds),
      places: [0],
      newKey: () => "key",
    });
    expect([gone.lines, gone.chosen.size]).toEqual([[], 0]);
  });

  it("are told with what goes back for them, from the first and at each press", async () => {
    const { model, previewed } = await cancelling([1]);
    expect(model.refund.state).toEqual({ kind: "nothing" });
    model.begin();
    expect(model.refund.state).toEqual({ kind: "asking" });
    await turnOver();
    expect(model.refund.state).toEqual({ kind: "shown", refund: preview.value });
    model.choose(2);
    await turnOver();
    model.choose(1);
    model.choose(2);
    await turnOver();
    expect(previewed.map(([, { kind, ...asked }]) => [kind, "places" in asked && asked.places])).toEqual([
      ["cancel", [1]],
      ["cancel", [1, 2]],
      ["cancel", [2]],
    ]);
    expect(model.refund.state).toEqual({ kind: "nothing" });
  });
});

describe("a cancellation", () => {
  it("is not sent without lines or without a reason, and says which is missing until something is changed", async () => {
    const { model, sent } = await cancelling([]);
    expect([await model.send(), model.state]).toEqual([false, { kind: "lines-needed" }]);
    model.choose(1);
    expect(model.state).toEqual({ kind: "ready" });
    expect([await model.send(), model.state]).toEqual([false, { kind: "reason-needed" }]);
    model.say("other");
    expect(model.state).toEqual({ kind: "ready" });
    model.write("   ");
    expect([await model.send(), model.state]).toEqual([false, { kind: "reason-needed" }]);
    model.write("x");
    expect(model.state).toEqual({ kind: "ready" });
    expect(sent).toEqual([]);
  });

  it("takes the lines in their order, with a reason of the list or in one's own words, and shows the order as it is then", async () => {
    const { model, page, sent } = await cancelling([2, 0]);
    model.write("  too late  ");
    model.say("changed-mind");
    expect(await model.send()).toBe(true);
    expect(sent).toEqual([[asha, { order, places: [0, 2], reason: "changed-mind", key: "key-1" }]]);
    expect(page.seen).toEqual({ kind: "read", order: onItsDoorstep });
    model.say("other");
    await model.send();
    expect(sent[1]?.[1]).toMatchObject({ reason: "too late", key: "key-2" });
  });

  it("is the same call when it is sent again, and another once something else is asked", async () => {
    const { model, sent } = await cancelling([0], "outage");
    model.say("changed-mind");
    expect([await model.send(), model.state]).toEqual([false, { kind: "unavailable" }]);
    await model.send();
    model.choose(1);
    expect(model.state).toEqual({ kind: "ready" });
    await model.send();
    expect(sent.map(([, { key }]) => key)).toEqual(["key-1", "key-1", "key-2"]);
  });

  it("says why it is refused, and the page how the order stands by then", async () => {
    const { model, shown } = await cancelling([0], refused({ kind: "past-cancelling", place: 0, state: "shipped" }));
    model.say("changed-mind");
    expect(await model.send()).toBe(false);
    expect(model.state).toMatchObject({ kind: "refused", refusal: { kind: "past-cancelling" } });
    await turnOver();
    expect(shown).toHaveLength(2);
    model.say("found-cheaper");
    expect(model.state).toEqual({ kind: "ready" });
  });

  it("asks for the order anew only where it was refused", async () => {
    const { model, shown } = await cancelling([0]);
    model.say("changed-mind");
    await model.send();
    await turnOver();
    expect(shown).toHaveLength(1);
  });
});
