import "#tests/web/browser-setup.ts";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { ShowDay } from "#core/consultations/directory/show-day.use-case.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { aPractitioner } from "#tests/builders/a-practitioner.ts";
import { asha, openAsAsha } from "#tests/web/customers-window.tsx";
import type { CustomerId } from "#core/identity/customer-id.ts";

afterEach(cleanup);

/** Asha at an address; `asked`: for whom the times of a day were asked, in turn. */
async function opened(address: string) {
  const memory = new Memory();
  const one = aPractitioner("sunanda");
  memory.practitioners.set(one.practitioner.id, one);
  const asked: (CustomerId | null)[] = [];
  const { session } = await openAsAsha(address, {
    memory,
    change(product) {
      const show = product.get(ShowDay);
      product.rebind(ShowDay).toConstantValue((visitor, day) => {
        asked.push(visitor);
        return show(visitor, day);
      });
    },
  });
  return { asked, session };
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
});
