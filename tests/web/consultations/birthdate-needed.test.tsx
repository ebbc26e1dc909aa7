import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { memberId } from "#core/account/family-member.ts";
import { ShowUser } from "#core/me/show-user.use-case.ts";
import { day } from "#core/shared/day.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { asksBirthdate } from "#web/features/consultations/booking/asks-birthdate.ts";
import { BirthdateNeeded } from "#web/features/consultations/booking/birthdate-needed.tsx";
import { AllDependencies } from "#web/platform/late/all-dependencies.ts";
import { DependenciesProvider } from "#web/platform/window/dependencies.tsx";
import { Memory } from "#adapters/memory/memory.ts";
import { aBookingView } from "#tests/builders/a-booking-view.ts";
import { composeMemory } from "#tests/composition.ts";
import { asha, name, putCustomer } from "#tests/web/customers-window.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const SAYS = "Your practitioner needs your date of birth to prescribe medicines.";

function drawn(memory: Memory) {
  putCustomer(memory, { id: asha, name: name("Asha Kulkarni") });
  const container = composeMemory(memory);
  container.bind(AllDependencies).toConstantValue(async () => container);
  const draw = () =>
    render(
      <DependenciesProvider value={container}>
        <BirthdateNeeded customer={asha} />
      </DependenciesProvider>,
    );
  return { container, draw };
}

it.each([
  ["come back", () => window.dispatchEvent(new Event("focus"))],
  ["come back from another tab", () => document.dispatchEvent(new Event("visibilitychange"))],
  ["have told it beside this page", () => vi.advanceTimersByTimeAsync(15_000)],
])("asks who has told no date of birth for it, until they %s, and says thanks then", async (_, comeBack) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const memory = new Memory();
  drawn(memory).draw();
  await screen.findByText(SAYS);
  expect(screen.getByRole("link", { name: "Add your date of birth" }).getAttribute("href")).toBe("/personalDetails");
  putCustomer(memory, { id: asha, name: name("Asha Kulkarni"), birthdate: day("1992-05-01") });
  await act(async () => void (await comeBack()));
  expect(screen.queryByText(SAYS)).toBeNull();
  expect(screen.getByText("Thank you. Your date of birth is saved.").closest('[role="status"]')).not.toBeNull();
});

it("says nothing to whoever told it before", async () => {
  const memory = new Memory();
  const { draw } = drawn(memory);
  putCustomer(memory, { id: asha, name: name("Asha Kulkarni"), birthdate: day("1992-05-01") });
  const { container } = draw();
  await act(async () => {});
  expect(container.textContent).toBe("");
});

it("says nothing where the shop does not answer, and goes on asking where it does not answer any more", async () => {
  const { container, draw } = drawn(new Memory());
  const show = container.get(ShowUser);
  let isOut = true;
  container.rebind(ShowUser).toConstantValue(async (customer) => {
    if (isOut) throw new PortUnavailable("the line", null);
    return show(customer);
  });
  await act(async () => void draw());
  expect(screen.queryByText(SAYS)).toBeNull();
  cleanup();
  isOut = false;
  draw();
  await screen.findByText(SAYS);
  isOut = true;
  await act(async () => void window.dispatchEvent(new Event("focus")));
  expect(screen.getByText(SAYS)).toBeTruthy();
});

it("is asked of the customer, where a medicine may be prescribed", () => {
  const booking = aBookingView({ state: "confirmed" });
  const asks = (member: string | null, therapy: "ayurveda" | "yoga" | "naturopathy") =>
    asksBirthdate({ member: member === null ? null : memberId(member), consulted: { ...booking.consulted, therapy } });
  expect([asks(null, "ayurveda"), asks(null, "naturopathy"), asks(null, "yoga"), asks("isha", "ayurveda")]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
