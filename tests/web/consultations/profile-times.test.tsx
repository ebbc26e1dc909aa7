import "#tests/web/browser-setup.ts";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { ShowDay } from "#core/consultations/directory/show-day.use-case.ts";
import { daysAfter } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { aPractitioner, MORNINGS } from "#tests/builders/a-practitioner.ts";
import { now } from "#tests/fixtures.ts";
import { asha, openAsAsha } from "#tests/web/customers-window.tsx";
import type { CustomerId } from "#core/identity/customer-id.ts";

afterEach(cleanup);

/** Asha at an address; `asked`: for whom the times of a day were asked, in turn. */
async function opened(address: string, calendar = MORNINGS) {
  const memory = new Memory();
  const one = aPractitioner("sunanda", {}, calendar);
  memory.practitioners.set(one.practitioner.id, one);
  const customers: (CustomerId | null)[] = [];
  const { session } = await openAsAsha(address, {
    memory,
    change(product) {
      const show = product.get(ShowDay);
      product.rebind(ShowDay).toConstantValue((visitor, day) => {
        customers.push(visitor);
        return show(visitor, day);
      });
    },
  });
  return { asked: customers, session };
}

describe("the times of a practitioner", () => {
  it("are asked for once by whoever is signed in, and anew for nobody once they left", async () => {
    const { asked, session } = await opened("/practitioners");
    const [link] = await screen.findAllByRole("link", { name: /Sunanda Joshi/ });
    fireEvent.click(link as HTMLElement);
    await screen.findByRole("heading", { level: 1, name: "Dr. Sunanda Joshi" });
    await screen.findByText("Book an appointment");
    await act(async () => {});
    expect(asked).toEqual([asha]);
    await act(() => session.signOut());
    await waitFor(() => expect(asked.at(-1)).toBeNull());
  });

  it("stand under the part of the day that their own words name", async () => {
    const always = { ...MORNINGS, windows: MORNINGS.windows.map((one) => ({ ...one, from: 0, to: 1_440 })) };
    await opened(`/practitioners/sunanda/x?day=${daysAfter(indianDay(now), 2)}`, always);
    await screen.findByRole("navigation", { name: "After midnight" });
    const under = (heading: string) =>
      within(screen.getByRole("navigation", { name: heading }))
        .getAllByRole("link")
        .map(({ textContent }) => textContent ?? "");
    expect(under("After midnight")[0]).toBe("12 midnight");
    expect(under("Evening")[0]).toBe("4:00 pm");
    const hour = (text: string) => (Number(text.split(":")[0]) % 12) + (text.endsWith("pm") ? 12 : 0);
    const spans = { Morning: [4, 11], Afternoon: [12, 15], Evening: [16, 19], Night: [20, 23] };
    for (const [heading, [from = 0, to = 0]] of Object.entries(spans))
      expect([heading, under(heading).filter((text) => hour(text) < from || hour(text) > to)]).toEqual([heading, []]);
  });
});
