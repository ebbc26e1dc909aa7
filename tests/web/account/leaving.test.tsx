import "#tests/web/browser-setup.ts";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { emailIn } from "#core/identity/email-address.ts";
import { RESTORABLE_DAYS } from "#core/identity/account-status.ts";
import { payableId } from "#core/ledger/entry.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { ok } from "#core/shared/result.ts";
import { AskToLeave } from "#core/sign-in/session/leave.use-case.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { ToastStore } from "#web/platform/toasts/toast-store.ts";
import { aMemoryOrder } from "#tests/builders/a-memory-order.ts";
import { aPlacedOrder } from "#tests/builders/an-order.ts";
import { asha, fill, openAsAsha, press } from "#tests/web/customers-window.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const policy = (within_: HTMLElement) => [...within_.querySelectorAll(".leaving-policy li")].map((line) => line.textContent ?? "");
const question = () => screen.findByRole("alertdialog", { name: "Delete your account?" });

async function openQuestion(given: Parameters<typeof openAsAsha>[1] = {}) {
  const opened = await openAsAsha("/user/delete", given);
  await fill("Your mobile number", "98200 12345");
  await press("Delete Account");
  return { ...opened, dialog: await question() };
}

describe("the page where an account is given up", () => {
  it("tells the policy, and asks for the mobile number [rt-user-delete] [ui-modal-delete-web] [ui-modal-delete-app] [ui-modal-delete-confirm] [ui-modal-delete-30] [ui-modal-delete-6m] [co-restore-days] [co-data-kept]", async () => {
    await openAsAsha("/user/delete");
    await screen.findByLabelText("Your mobile number");
    const told = policy(screen.getByRole("main")).join(" ");
    for (const part of [
      /log in, visit \/user\/delete, enter your mobile number and click Delete Account/,
      /In the app: open the Profile page/,
    ])
      expect(told).toMatch(part);
    expect(told).toContain("We ask you to confirm");
    expect(told).toContain(`restored within ${RESTORABLE_DAYS} days by logging in`);
    expect(told).toContain("Transactional data of patients and doctors is kept 6 months, then permanently removed.");
    expect(told).toContain("signed prescriptions, what you had shared when the call began and the steps of the call for 3 years");
  });

  it("tells what becomes of orders that are under way, and nothing where there are none", async () => {
    const told = "You have orders on the way. They will still reach you and can be returned";
    await openAsAsha("/user/delete");
    await screen.findByLabelText("Your mobile number");
    expect(screen.queryByText(told, { exact: false })).toBeNull();
    cleanup();
    const memory = new Memory();
    memory.orders.set(payableId("order-1"), aMemoryOrder(aPlacedOrder(), asha));
    await openAsAsha("/user/delete", { memory });
    expect(await screen.findByText(told, { exact: false })).toBeDefined();
    expect(screen.getByRole("link", { name: "See my orders" }).getAttribute("href")).toBe("/shop/orders");
  });

  it("goes on only with the customer's own number", async () => {
    await openAsAsha("/user/delete");
    await press("Delete Account");
    expect(await screen.findByText("Invalid mobile number")).toBeDefined();
    await fill("Your mobile number", "9820012346");
    await press("Delete Account");
    expect(await screen.findByText("This is not the mobile number of your account.")).toBeDefined();
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });

  it("asks who has no mobile for the e-mail address", async () => {
    await openAsAsha("/user/delete", { customer: { mobile: null, email: emailIn("asha@niramaya.example") } });
    await fill("Your e-mail address", "ASHA@niramaya.example");
    await press("Delete Account");
    expect(await question()).toBeDefined();
  });

  it("asks once more, with the policy, before anything is sent [ui-modal-delete]", async () => {
    const memory = new Memory();
    const { dialog } = await openQuestion({ memory });
    expect(policy(dialog)).toHaveLength(6);
    expect(within(dialog).getByRole("button", { name: "Delete my account" })).toBeDefined();
    const first = dialog.querySelector("a, button, [tabindex]"); // Focus begins there: Enter pressed twice deletes nothing.
    expect(first?.textContent).toMatch(/^Please read this once more/);
    expect(within(dialog).getAllByRole("button")[0]?.textContent).toBe("Keep my account");
    await act(async () => within(dialog).getByRole("button", { name: "Keep my account" }).click());
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(memory.customers.get(asha)?.customer.status.kind).toBe("staying");
  });
});

describe("the request to delete an account", () => {
  it("signs the customer out, leads home and says that it was sent [ru-deletion-success] [er-toast-deletion-requested]", async () => {
    const memory = new Memory();
    const { keeper, session, dialog } = await openQuestion({ memory });
    await act(async () => within(dialog).getByRole("button", { name: "Delete my account" }).click());
    await waitFor(() => expect(session.isSignedIn).toBe(false));
    expect(memory.customers.get(asha)?.customer.status.kind).toBe("leaving");
    expect(keeper.get(ToastStore).toasts.map(({ news }) => news.kind)).toEqual(["account-leaves"]);
    expect(localStorage.getItem("token")).toBeNull();
    expect(await screen.findByText("Delete account request sent successfully")).toBeDefined();
  });

  it("goes out once, and its button can't be pressed meanwhile [ru-deletion-disabled]", async () => {
    let asked = 0;
    let answer: () => void = () => {};
    const { dialog } = await openQuestion({
      change: (product) =>
        product.rebind(AskToLeave).toConstantValue(async () => {
          asked += 1;
          await new Promise<void>((resolve) => {
            answer = resolve;
          });
          return ok(null);
        }),
    });
    const button = within(dialog).getByRole<HTMLButtonElement>("button", { name: "Delete my account" });
    await act(async () => button.click());
    expect(button.disabled).toBe(true);
    await act(async () => button.click());
    await act(async () => answer());
    expect(asked).toBe(1);
  });

  it("that fails is logged, and the question stays open [ru-deletion-failure] [er-delete-failed]", async () => {
    const logged = vi.spyOn(console, "info").mockImplementation(() => {});
    const { session, dialog } = await openQuestion({
      change: (product) =>
        product.rebind(AskToLeave).toConstantValue(async () => Promise.reject(new PortUnavailable("departures", "down"))),
    });
    await act(async () => within(dialog).getByRole("button", { name: "Delete my account" }).click());
    await waitFor(() => expect(within(dialog).getByRole<HTMLButtonElement>("button", { name: "Delete my account" }).disabled).toBe(false));
    expect(logged).toHaveBeenCalledWith("departures cannot be reached");
    expect(await question()).toBe(dialog);
    expect(session.isSignedIn).toBe(true);
  });
});
