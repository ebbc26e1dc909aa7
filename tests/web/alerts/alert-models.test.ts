import { describe, expect, it } from "vitest";
import { alertId } from "#core/alerts/alert.ts";
import { AskForAlertByLetter } from "#core/alerts/ask-for-alert-by-letter.use-case.ts";
import { AskForAlert } from "#core/alerts/ask-for-alert.use-case.ts";
import { ListMyAlerts } from "#core/alerts/list-my-alerts.use-case.ts";
import { SwitchOffAlert } from "#core/alerts/switch-off-alert.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { paise } from "#core/shared/money.ts";
import { ok, refused } from "#core/shared/result.ts";
import { AlertFormModel, alertFormNeeds } from "#web/features/alerts/alert-form-model.ts";
import { MyAlertsModel, myAlertsNeeds } from "#web/features/alerts/mine/my-alerts-model.ts";
import { aSignedIn } from "#tests/builders/a-user.ts";
import { outage, pending, turnOver } from "#tests/web/platform/model-laws/answers.ts";
import { inTurn } from "#tests/web/platform/model-laws/in-turn.ts";
import { asha, aStage } from "#tests/web/platform/model-laws/stage.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";
import type { ListedAlert } from "#core/alerts/alert.ts";
import type { AlertAbout } from "#web/platform/addresses/alert-address.ts";

const tea = { id: "tea", slug: "tulsi-tea", title: "Tulsi Tea", hindi: null, price: paise(10_000) };
const gone: AlertAbout = { kind: "back-in-stock", ...tea };
const cheaper: AlertAbout = { kind: "price-at-most", ...tea };

/** Waiting for something, as Asha or as a visitor. */
function waiting(
  about: AlertAbout,
  { isVisitor = false }: { readonly isVisitor?: boolean } = {},
  ...answers: readonly (Awaited<ReturnType<AskForAlert>> | "outage")[]
) {
  const stage = aStage();
  const requested = inTurn(stage, AskForAlert, ...(answers.length === 0 ? [ok(null)] : answers));
  const lettered = inTurn(stage, AskForAlertByLetter, ok(null));
  const session = isVisitor ? stage.visitor : stage.session;
  return {
    stage,
    asked: requested,
    lettered,
    session,
    model: new AlertFormModel(about, session, lateNeeds(stage.allDependencies, alertFormNeeds)),
  };
}

describe("what somebody waits for", () => {
  it("is told to a customer once, and done then", async () => {
    const { model, asked, lettered } = waiting(gone);
    expect([model.state, model.isDone, model.faults]).toEqual(["open", false, 0]);
    const sending = [model.send(), model.send()];
    expect([model.state, model.isDone]).toEqual(["sending", false]);
    await Promise.all(sending);
    await model.send();
    expect([model.state, model.isDone, asked, lettered]).toEqual([
      "waits",
      true,
      [
        [
          { customer: asha, language: null },
          { kind: "back-in-stock", product: "tea" },
        ],
      ],
      [],
    ]);
  });

  it("is told to a visitor by a letter, to an address that is one", async () => {
    const { model, asked, lettered, session } = waiting(gone, { isVisitor: true });
    model.writeEmail("asha");
    await model.send();
    expect([model.state, model.faults]).toEqual(["invalid-email", 1]);
    model.writeEmail("asha@example.in");
    expect(model.state).toBe("open");
    await model.send();
    expect([model.state, model.isDone, asked, lettered]).toEqual([
      "asked",
      true,
      [],
      [[session.caller, { email: "asha@example.in", wish: { kind: "back-in-stock", product: "tea" } }]],
    ]);
  });

  it.each([
    ["100", 10_000],
    [" ₹1,00,000 ", 10_000_000],
    ["१२", 1_200],
    ["999999999", 99_999_999_900],
  ] as const)("is a price in whole rupees: %s", async (written, price) => {
    const { model, asked } = waiting(cheaper);
    model.writePrice(written);
    await model.send();
    expect(asked[0]?.[1]).toEqual({ kind: "price-at-most", product: "tea", price });
  });

  it.each(["", "0", "9.5", "-5", "1000000000", "x100", "100x"])("is no price: %s", async (written) => {
    const { model, asked } = waiting(cheaper);
    model.writePrice(written);
    await model.send();
    expect([model.state, model.faults, asked]).toEqual(["invalid-price", 1, []]);
    model.writePrice("5");
    expect(model.state).toBe("open");
  });

  it("says why it can't be waited for, until something else is written", async () => {
    const { model } = waiting(cheaper, {}, "outage", refused({ kind: "already-so" }), refused({ kind: "too-many-alerts" }));
    model.writePrice("50");
    const states: unknown[] = [];
    for (let times = 0; times < 3; times += 1) {
      await model.send();
      states.push(model.state);
    }
    expect([states, model.faults, model.isDone]).toEqual([["unavailable", "already-so", "too-many-alerts"], 3, false]);
    const sending = model.send();
    model.writePrice("60");
    model.writeEmail("asha@example.in");
    expect([model.state, model.price, model.email]).toEqual(["sending", "60", "asha@example.in"]);
    await sending;
  });

  it("counts for nobody who signed in meanwhile", async () => {
    const { model, session } = waiting(gone);
    const sending = model.send();
    session.signIn(aSignedIn({ id: customerId("ravi") }));
    await sending;
    expect([model.state, model.faults]).toEqual(["open", 0]);
  });
});

describe("a customer's alerts", () => {
  const alert = (id: string): ListedAlert => ({
    id: alertId(id),
    askedAt: 0,
    toldAt: null,
    about: { kind: "back-in-stock", product: tea },
  });

  it("are listed, and switched off one by one", async () => {
    const stage = aStage();
    inTurn(stage, ListMyAlerts, [alert("a"), alert("b")]);
    const off = inTurn(stage, SwitchOffAlert, "outage", null);
    const model = new MyAlertsModel(asha, lateNeeds(stage.allDependencies, myAlertsNeeds));
    expect([model.state, model.hasFailed]).toEqual([{ kind: "reading" }, false]);
    await model.ask();
    const switching = [model.switchOff(alertId("a")), model.switchOff(alertId("a"))];
    expect([...model.sending]).toEqual(["a"]);
    await Promise.all(switching);
    expect([model.hasFailed, model.sending.size, off.length, model.state]).toEqual([
      true,
      0,
      1,
      { kind: "read", value: [alert("a"), alert("b")] },
    ]);
    const both = [model.switchOff(alertId("a")), model.switchOff(alertId("b"))];
    expect([model.hasFailed, [...model.sending]]).toEqual([false, ["a", "b"]]);
    await Promise.all(both);
    expect([off[1], model.state, model.hasFailed]).toEqual([[asha, "a"], { kind: "read", value: [] }, false]);
  });

  it("stay but for the one that is switched off", async () => {
    const stage = aStage();
    inTurn(stage, ListMyAlerts, [alert("a"), alert("b")]);
    const calls = [pending<null>(), pending<null>()];
    const left = [...calls];
    stage.answers(SwitchOffAlert, () => left.shift()?.promise ?? outage());
    const model = new MyAlertsModel(asha, lateNeeds(stage.allDependencies, myAlertsNeeds));
    await model.ask();
    const switching = [model.switchOff(alertId("a")), model.switchOff(alertId("b"))];
    await turnOver();
    calls[0]?.answer(null);
    await switching[0];
    expect([[...model.sending], model.state]).toEqual([["b"], { kind: "read", value: [alert("b")] }]);
    calls[1]?.answer(null);
    await switching[1];
    expect(model.sending.size).toBe(0);
  });

  it("can be switched off before they are read", async () => {
    const stage = aStage();
    inTurn(stage, SwitchOffAlert, null);
    const model = new MyAlertsModel(asha, lateNeeds(stage.allDependencies, myAlertsNeeds));
    await model.switchOff(alertId("a"));
    expect(model.state).toEqual({ kind: "reading" });
  });
});
