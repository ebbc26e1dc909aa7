import "#tests/web/browser-setup.ts";
import "#web/features/alerts/product-alert.tsx"; // Here before a page asks for it, so that a press finds it.
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Alerts } from "#core/alerts/alerts.port.ts";
import { AskForAlertByLetter } from "#core/alerts/ask-for-alert-by-letter.use-case.ts";
import { AskForAlert } from "#core/alerts/ask-for-alert.use-case.ts";
import { ListMyAlerts } from "#core/alerts/list-my-alerts.use-case.ts";
import { SwitchOffAlert } from "#core/alerts/switch-off-alert.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { paise } from "#core/shared/money.ts";
import { ok, refused } from "#core/shared/result.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { AlertFormModel, alertFormNeeds } from "#web/features/alerts/alert-form-model.ts";
import { alertPage } from "#web/features/alerts/alert-page.ts";
import { head, Screen as AlertPageScreen } from "#web/features/alerts/alert-page-screen.tsx";
import { composeMemory } from "#tests/composition.ts";
import { aQuiz } from "#tests/core/quizzes/a-quiz.ts";
import { aProduct } from "#tests/fixtures.ts";
import { keptJobs } from "#tests/kept-jobs.ts";
import { asha, openAsAsha } from "#tests/web/customers-window.tsx";
import { openShop } from "#tests/web/shop-window.tsx";
import { alertId } from "#core/alerts/alert.ts";
import { now } from "#tests/fixtures.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";
import type { ListedAlert } from "#core/alerts/alert.ts";
import type { AlertAbout } from "#web/platform/addresses/alert-address.ts";

afterEach(cleanup);

const coming = aQuiz({ opensAt: now + 3_600_000, closesAt: now + 7_200_000 });
const sold = aProduct("Tulsi drops", { offer: { price: paise(20_000), stock: 0 } });
const dear = aProduct("Kumkumadi Oil", { offer: { price: paise(90_000), stock: 9 } });
const goods = () => Object.assign(new Memory(), { products: [sold, dear] });
const press = (name: RegExp | string, role: "button" | "link" = "button") =>
  act(async () => {
    fireEvent.click(screen.getByRole(role, { name }));
  });
const write = (label: string, value: string) => act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const outage = () => Promise.reject(new PortUnavailable("alerts", "down"));

describe("a product's page", () => {
  it("offers to tell a visitor by letter when the product is back, and says so alike whoever they are", async () => {
    const memory = goods();
    await openShop("/shop/product/tulsi-drops", composeMemory(memory));
    expect((await screen.findByRole("link", { name: "Tell me when it is back" })).getAttribute("href")).toBe(
      "/alerts/new?product=tulsi-drops",
    );
    await press("Tell me when it is back", "link");
    const dialog = within(await screen.findByRole("dialog", { name: "Tell me when it is back" }));
    await act(async () => dialog.getByRole("button", { name: "Tell me" }).click());
    expect(dialog.getByText(/valid e-mail address/)).toBeDefined();
    await write("E-mail address", "asha@example.in");
    await act(async () => dialog.getByRole("button", { name: "Tell me" }).click());
    expect(await dialog.findByText(/We.ve sent you an e-mail/)).toBeDefined();
    expect(dialog.queryByRole("button", { name: "Tell me" })).toBeNull();
    expect(keptJobs(memory).flatMap(({ job }) => (job.kind === "send-email" ? [job.email] : []))).toEqual(["asha@example.in"]);
  });

  it("offers to tell a customer when the price falls, who finds it in their list", async () => {
    const { product } = await openAsAsha("/shop/product/kumkumadi-oil", { memory: goods() });
    await screen.findByRole("link", { name: "Tell me when the price falls" });
    await press("Tell me when the price falls", "link");
    const dialog = within(await screen.findByRole("dialog", { name: "Tell me when the price falls" }));
    expect(dialog.queryByLabelText("E-mail address")).toBeNull();
    for (const [price, said, isTaken = false] of [
      ["cheap", /whole rupees/],
      ["1,000", /enter a lower price/],
      ["₹ ८००", /We.ll tell you here/, true],
    ] as const) {
      await write("Your price, in rupees", price);
      await act(async () => dialog.getByRole("button", { name: "Tell me" }).click());
      expect(await dialog.findByText(said)).toBeDefined();
      expect(dialog.queryByLabelText("Your price, in rupees")?.getAttribute("aria-invalid")).toBe(isTaken ? undefined : "true");
    }
    expect((await product.get(Alerts).of(asha)).map(({ about }) => about)).toMatchObject([{ kind: "price-at-most", price: 80_000 }]);
    expect(dialog.getByRole("link", { name: "See all my alerts" }).getAttribute("href")).toBe("/alerts/mine");
  });
});

/** As letters have them. */
const KEY = "k_-3".repeat(10).concat("abc");

/** A page under /alerts, as its address says. */
async function shown(page: string, search: string) {
  const data = await alertPage({ params: { page }, search: new URLSearchParams(search) }, composeMemory(goods()));
  render(<AlertPageScreen data={data} />);
  return data;
}

describe("the page of an alert", () => {
  it("is a plain form that the browser can send", async () => {
    await openShop("/alerts/new?product=tulsi-drops", composeMemory(goods()));
    const form = screen.getByRole("form", { name: "Tell me when it is back" });
    expect([form.getAttribute("method"), form.getAttribute("action")]).toEqual(["post", "/api/forms/alerts/ask"]);
    const fields = [...form.querySelectorAll("input")].map(({ name, value }) => [name, value]);
    expect(fields).toEqual([
      ["kind", "back-in-stock"],
      ["product", sold.id],
      ["email", ""],
    ]);
  });

  it("says of which quiz one would be told", async () => {
    const memory = Object.assign(goods(), { quizzes: new Map([[coming.quiz.id, coming]]) });
    await openShop(`/alerts/new?quiz=${coming.quiz.id}`, composeMemory(memory));
    expect(screen.getByRole("main").textContent).toContain(`as soon as the quiz “${coming.quiz.title.english}” opens.`);
  });

  it("is of no area that has opened since", async () => {
    await openShop("/alerts/new?area=fitbook", composeMemory(goods()));
    expect(screen.queryByRole("form", { name: "Tell me when this opens" })).toBeNull();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("This page could not be found");
  });

  it.each([
    ["confirm", "Yes, tell me"],
    ["leave", "Switch off all my alerts"],
  ] as const)("that a letter leads to does nothing before its button is pressed: %s", async (page, name) => {
    await shown(page, `token=${KEY}`);
    const form = screen.getByRole("button", { name }).closest("form");
    expect([form?.method, form?.getAttribute("action")]).toEqual(["post", `/api/forms/alerts/${page}?token=${KEY}`]);
  });

  it.each([
    ["confirm", "answer=asked", "We have sent you an e-mail"],
    ["confirm", "answer=confirmed", "Your alert is on"],
    ["confirm", "answer=invalid", "The alert was not set"],
    ["confirm", "answer=too-many", "The alert was not set"],
    ["confirm", "answer=already-so", "The alert was not set"],
    ["confirm", "answer=useless", "This link no longer works"],
    ["confirm", "answer=unknown-quiz", "The alert was not set"],
    ["confirm", "answer=anything", "This link no longer works"],
    ["confirm", "", "This link is incomplete"],
    ["confirm", `token=${KEY.slice(1)}`, "This link is incomplete"],
    ["leave", "answer=left", "Your alerts are switched off"],
    ["leave", "", "This link is incomplete"],
    ["leave", `token=${KEY.slice(1)}`, "This link is incomplete"],
  ] as const)("tells what came of a form: %s?%s", async (page, search, heading) => {
    const data = await shown(page, search);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(heading);
    expect(head(data).title).toBe(`${heading} · Niramaya`);
    expect(screen.queryByRole("button")).toBeNull();
  });
});

describe("a customer's alerts", () => {
  const wishes = [
    { kind: "back-in-stock", product: sold.id },
    { kind: "price-at-most", product: dear.id, price: paise(80_000) },
    { kind: "opening", area: "fitbook" },
    { kind: "quiz-opens", quiz: coming.quiz.id },
  ] as const;
  const open = (change: Parameters<typeof openAsAsha>[1] = {}) =>
    openAsAsha("/alerts/mine", {
      memory: Object.assign(goods(), { quizzes: new Map([[coming.quiz.id, coming]]) }),
      ...change,
      change(product) {
        for (const [nth, wish] of wishes.entries())
          void product.get(Alerts).add(asha, { id: alertId(`a-${nth}`), wish, language: null, at: now + nth }, 50);
        change.change?.(product);
      },
    });

  it("are listed with what they wait for, and switched off one by one", async () => {
    await open();
    const list = await screen.findByRole("list", { name: "Alerts" });
    expect([...list.querySelectorAll("li")].map((item) => item.querySelector("span > *")?.textContent)).toEqual([
      "When Health basics opens",
      "When Fitbook opens",
      "When Kumkumadi Oil costs ₹800 or less",
      "When Tulsi drops is back in stock",
    ]);
    expect(within(list).getByText(/since 20 Nov.*costs ₹900 today/)).toBeDefined();
    await press("Switch off: When Fitbook opens");
    await waitFor(() => expect(list.querySelectorAll("li").length).toBe(3));
    expect(within(list).getByRole("link", { name: "When Health basics opens" }).getAttribute("href")).toBe("/quiz/health-basics");
  });

  it("can be removed from the list once they were told", async () => {
    const alert: ListedAlert = { id: alertId("a-9"), askedAt: now, toldAt: now, about: { kind: "opening", area: "fitbook" } };
    await open({ change: (product) => void product.rebind(ListMyAlerts).toConstantValue(async () => [alert]) });
    const list = await screen.findByRole("list", { name: "Alerts" });
    expect(within(list).getByText(/sent on 20 Nov/)).toBeDefined();
    await press("Remove from the list: When Fitbook opens");
    expect(await screen.findByText("No alerts yet")).toBeDefined();
  });

  it("stay where the switch did not reach the shop, and say so", async () => {
    await open({ change: (product) => void product.rebind(SwitchOffAlert).toConstantValue(outage) });
    await screen.findByRole("list", { name: "Alerts" });
    await press("Switch off: When Fitbook opens");
    expect(await screen.findByText(/could not be switched off/)).toBeDefined();
    expect(screen.getByRole("list", { name: "Alerts" }).querySelectorAll("li").length).toBe(4);
  });

  it("can be asked for anew where they could not be read", async () => {
    const { product } = await openAsAsha("/alerts/mine", {
      memory: goods(),
      change: (made) => void made.rebind(ListMyAlerts).toConstantValue(outage),
    });
    expect(await screen.findByText("We couldn't load your alerts right now.")).toBeDefined();
    product.rebind(ListMyAlerts).toConstantValue(async () => []);
    expect(await screen.findByRole("button", { name: "Try again" })).toBeDefined();
  });

  it("stand in the account's menu", async () => {
    await open();
    const menu = within(screen.getByRole("navigation", { name: "My account" }));
    expect(menu.getByRole("link", { name: "Alerts" }).getAttribute("aria-current")).toBe("page");
  });
});

describe("what is filled in for an alert", () => {
  const about: AlertAbout = { kind: "opening", area: "fitbook" };
  /** A form over use cases of the test's own. */
  function form(
    session: { customer: ReturnType<typeof customerId> | null },
    asks: Partial<{ customer: AskForAlert; visitor: AskForAlertByLetter }>,
  ) {
    const container = composeMemory();
    container.rebind(AskForAlert).toConstantValue(asks.customer ?? (async () => ok(null)));
    container.rebind(AskForAlertByLetter).toConstantValue(asks.visitor ?? (async () => ok(null)));
    const caller = { address: "", session: null, language: null };
    const seen = {
      get customer() {
        return session.customer;
      },
      caller,
    };
    return new AlertFormModel(
      about,
      seen,
      lateNeeds(async () => container, alertFormNeeds),
    );
  }

  it("is sent once, however often it is pressed", async () => {
    let sent = 0;
    const model = form(
      { customer: asha },
      {
        customer: async () => {
          sent += 1;
          return ok(null);
        },
      },
    );
    await Promise.all([model.send(), model.send()]);
    await model.send();
    expect([sent, model.state]).toEqual([1, "waits"]);
  });

  it("says nothing to somebody else who has signed in meanwhile", async () => {
    const session: { customer: ReturnType<typeof customerId> | null } = { customer: asha };
    const model = form(session, {
      customer: async () => {
        session.customer = customerId("ravi");
        return ok(null);
      },
    });
    await model.send();
    expect(model.state).toBe("open");
  });

  it("can be sent again after an outage or a refusal, once it is changed", async () => {
    let answer: () => ReturnType<AskForAlertByLetter> = outage;
    const model = form({ customer: null }, { visitor: () => answer() });
    model.writeEmail("asha@example.in");
    await model.send();
    expect(model.state).toBe("unavailable");
    answer = async () => refused({ kind: "too-many" });
    await model.send();
    expect([model.state, model.faults]).toEqual(["too-many", 2]);
    model.writeEmail("ravi@example.in");
    expect(model.state).toBe("open");
    answer = async () => ok(null);
    await model.send();
    expect([model.state, model.isDone]).toEqual(["asked", true]);
  });
});
