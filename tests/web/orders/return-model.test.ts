import { describe, expect, it } from "vitest";
import { AskReturn } from "#core/orders/returns/ask-return.use-case.ts";
import { PreviewRefund } from "#core/orders/returns/preview-refund.use-case.ts";
import { orderView } from "#core/orders/views/order-view.ts";
import { fileId } from "#core/files/file-id.ts";
import { day } from "#core/shared/day.ts";
import { paise } from "#core/shared/money.ts";
import { ok, refused } from "#core/shared/result.ts";
import { OrderModel, orderNeeds } from "#web/features/orders/order/order-model.ts";
import { returnNeeds, ReturnModel } from "#web/features/orders/returns/return-model.ts";
import { aCheckoutCart, anOrderedLine, ordersDay } from "#tests/builders/a-checkout.ts";
import { kept } from "#tests/builders/a-kept-order.ts";
import { aPlacedOrder, delivered } from "#tests/builders/an-order.ts";
import { turnOver } from "#tests/web/platform/model-laws/answers.ts";
import { inTurn } from "#tests/web/platform/model-laws/in-turn.ts";
import { newKeys } from "#tests/web/platform/model-laws/new-keys.ts";
import { asha, aStage, order } from "#tests/web/platform/model-laws/stage.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";

const bought = aPlacedOrder({
  cart: aCheckoutCart({
    lines: [anOrderedLine({ id: "jar", quantity: 3, isConsumable: false }), anOrderedLine({ id: "tea", quantity: 2, isConsumable: true })],
  }),
});
const view = orderView(kept(delivered(bought)), ordersDay);
const onItsWay = orderView(kept(bought), ordersDay);
const preview = ok({ fault: "ours", lines: [], total: paise(100), payout: paise(100) } as const);

/** A return of Asha's jars (which she may change her mind about) or tea (which she may not). */
function returning(answer: Awaited<ReturnType<AskReturn>> | "outage" = ok(onItsWay)) {
  const stage = aStage();
  const sent = inTurn(stage, AskReturn, answer);
  const previewed = inTurn(stage, PreviewRefund, preview);
  const page = new OrderModel(asha, order, lateNeeds(stage.allDependencies, orderNeeds));
  const model = new ReturnModel(page, view, { ...lateNeeds(stage.allDependencies, returnNeeds), newKey: newKeys() });
  return { model, page, sent, previewed };
}

describe("the reasons for a return", () => {
  it("are those that hold for all that is chosen, and while nothing is, for something", () => {
    const { model } = returning();
    expect(model.reasons).toContain("change-of-mind");
    model.setPieces(1, 1);
    expect(model.reasons).not.toContain("change-of-mind");
    expect(model.reasons).toContain("damaged");
    model.setPieces(0, 1);
    expect(model.reasons).not.toContain("change-of-mind");
    model.setPieces(1, 0);
    expect(model.reasons).toContain("change-of-mind");
  });

  it("hold no longer once a line is chosen for which they don't", () => {
    const { model } = returning();
    model.setPieces(0, 1);
    model.say("change-of-mind");
    model.setPieces(1, 1);
    expect(model.kind).toBeNull();
    model.say("damaged");
    model.setPieces(1, 2);
    expect(model.kind).toBe("damaged");
  });

  it("are said with what belongs to them", () => {
    const { model } = returning();
    expect(model.reason).toBeNull();
    for (const kind of ["damaged", "wrong", "missing"] as const) {
      model.say(kind);
      expect(model.reason).toEqual({ kind });
    }
    model.say("short-dated");
    expect(model.reason).toBeNull();
    model.type("soon");
    expect(model.reason).toBeNull();
    model.type("2026-12-01");
    expect(model.reason).toEqual({ kind: "short-dated", expires: day("2026-12-01") });
    model.say("change-of-mind");
    expect(model.reason).toBeNull();
    model.tell("opened");
    expect(model.reason).toEqual({ kind: "change-of-mind", packaging: "opened" });
  });

  it("ask for pictures where something is wrong with the goods", () => {
    const { model } = returning();
    expect(model.needsPictures).toBe(false);
    model.say("change-of-mind");
    expect(model.needsPictures).toBe(false);
    model.say("wrong");
    expect(model.needsPictures).toBe(true);
  });
});

describe("a return that can't be sent", () => {
  it("says all that is missing, once for each try, until something is changed", async () => {
    const { model, sent } = returning();
    await model.send();
    expect([model.faults, model.tries]).toEqual([["lines", "reason"], 1]);
    model.setPieces(0, 1);
    expect(model.faults).toEqual([]);
    const faults = async () => {
      await model.send();
      return model.faults;
    };
    expect(await faults()).toEqual(["reason"]);
    model.say("short-dated");
    expect(await faults()).toEqual(["expires", "pictures"]);
    model.type("2026-12-01");
    expect(await faults()).toEqual(["pictures"]);
    model.say("change-of-mind");
    expect(await faults()).toEqual(["packaging"]);
    model.tell("opened");
    expect(await faults()).toEqual(["opened"]);
    expect([model.tries, sent, model.state]).toEqual([6, [], { kind: "ready" }]);
  });

  it("needs a picture that has arrived", async () => {
    const { model, sent } = returning();
    model.setPieces(0, 1);
    model.say("damaged");
    model.pictures.files = [{ key: 1, kind: "bill", drawing: null, state: { kind: "sending", share: 0 } }];
    await model.send();
    expect(model.faults).toEqual(["pictures-sending"]);
    model.pictures.files = [{ key: 1, kind: "bill", drawing: null, state: { kind: "failed", why: "unavailable", prepared: null } }];
    await model.send();
    expect([model.faults, sent]).toEqual([["pictures"], []]);
  });
});

describe("a return", () => {
  it("has something to lose once more than its lines is said, until it was asked for", async () => {
    const { model } = returning();
    model.setPieces(1, 1);
    expect(model.isChanged).toBe(false);
    model.type("2026-12-01");
    expect(model.isChanged).toBe(true);
    model.type("");
    model.pictures.files = [{ key: 1, kind: "bill", drawing: null, state: { kind: "sent", file: fileId("file-1") } }];
    expect(model.isChanged).toBe(true);
    model.pictures.files = [];
    model.say("missing");
    expect(model.isChanged).toBe(true);
    model.pictures.files = [{ key: 1, kind: "bill", drawing: null, state: { kind: "sent", file: fileId("file-1") } }];
    await model.send();
    expect([model.state.kind, model.isChanged]).toEqual(["done", false]);
  });

  it("is asked for line by line in their order, shows the order as it is then, and is over", async () => {
    const { model, page, sent } = returning();
    model.setPieces(1, 2);
    model.setPieces(0, 3);
    model.setPieces(1, 0);
    model.setPieces(1, 1);
    model.say("wrong");
    const file = { kind: "package", file: "file-1" } as const;
    model.pictures.files = [{ key: 1, kind: file.kind, drawing: null, state: { kind: "sent", file: fileId(file.file) } }];
    await model.send();
    expect(sent).toEqual([
      [
        asha,
        {
          order,
          request: {
            lines: [
              { place: 0, pieces: 3 },
              { place: 1, pieces: 1 },
            ],
            reason: { kind: "wrong" },
            pictures: [{ shows: "package", file: "file-1" }],
          },
          key: "key-1",
        },
      ],
    ]);
    expect([model.state, page.seen]).toEqual([{ kind: "done" }, { kind: "read", order: onItsWay }]);
    await model.send();
    expect(sent).toHaveLength(1);
  });

  it("needs no picture from whoever changed their mind and left the pack shut", async () => {
    const { model, sent } = returning();
    model.setPieces(0, 1);
    model.say("change-of-mind");
    model.tell("unopened");
    await model.send();
    expect(sent[0]?.[1].request).toMatchObject({ reason: { kind: "change-of-mind", packaging: "unopened" }, pictures: [] });
  });

  it("is not over where it is refused or nobody answers, and is the same call when it is sent again", async () => {
    for (const answer of [refused({ kind: "unknown-picture" } as const), "outage"] as const) {
      const { model, page, sent } = returning(answer);
      model.setPieces(0, 1);
      model.say("change-of-mind");
      model.tell("unopened");
      await model.send();
      expect([model.state.kind, page.seen.kind]).toEqual([answer === "outage" ? "unavailable" : "refused", "reading"]);
      await model.send();
      expect(sent.map(([, { key }]) => key)).toEqual(["key-1", "key-1"]);
      model.type("");
      expect(model.state).toEqual({ kind: "ready" });
    }
  });

  it("tells what goes back for all that is chosen, and nothing before all of it is, or for a pack that was opened", async () => {
    const { model, previewed } = returning();
    model.setPieces(0, 2);
    expect(model.refund.state).toEqual({ kind: "nothing" });
    model.say("change-of-mind");
    expect(model.refund.state).toEqual({ kind: "nothing" });
    model.tell("opened");
    expect(model.refund.state).toEqual({ kind: "nothing" });
    model.tell("unopened");
    await turnOver();
    expect(model.refund.state).toEqual({ kind: "shown", refund: preview.value });
    model.say("damaged");
    await turnOver();
    model.setPieces(0, 0);
    expect(model.refund.state).toEqual({ kind: "nothing" });
    const lines = [{ place: 0, pieces: 2 }];
    expect(previewed.map(([, request]) => request)).toEqual([
      { kind: "return", order, lines, reason: { kind: "change-of-mind", packaging: "unopened" } },
      { kind: "return", order, lines, reason: { kind: "damaged" } },
    ]);
  });

  it("offers the lines that may be returned", () => {
    expect(returning().model.lines.map(({ place }) => place)).toEqual([0, 1]);
    const { allDependencies } = aStage();
    const page = new OrderModel(asha, order, lateNeeds(allDependencies, orderNeeds));
    expect(new ReturnModel(page, onItsWay, { ...lateNeeds(allDependencies, returnNeeds), newKey: () => "key" }).lines).toEqual([]);
  });
});
