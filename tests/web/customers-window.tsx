import { act, fireEvent, screen, within } from "@testing-library/react";
import { customerId } from "#core/identity/customer-id.ts";
import { fullNameIn } from "#core/identity/full-name.ts";
import { mobileIn } from "#core/identity/mobile.ts";
import { Sessions } from "#core/identity/sessions.port.ts";
import { ShowUser } from "#core/me/show-user.use-case.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { composePage } from "#tests/web/compose-page.ts";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { composeMemory } from "#tests/composition.ts";
import { now } from "#tests/fixtures.ts";
import { openShop } from "./shop-window.tsx";
import type { Container } from "inversify";
import type { Customer } from "#core/identity/customer.ts";
import type { FullName } from "#core/identity/full-name.ts";

// A browser tells that a dialog has closed in a task of its own: one that React only draws twice is open again by then.
HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.removeAttribute("open");
  setTimeout(() => this.dispatchEvent(new Event("close")));
};

export const asha = customerId("asha");

type Opened = {
  readonly customer?: Partial<Customer>;
  readonly memory?: Memory;
  /** Makes other use cases of the product's. */
  readonly change?: (product: Container) => void;
};

/** The shop opened at an address by Asha, who is signed in, over a product in memory. */
export async function openAsAsha(address: string, { customer = {}, memory = new Memory(), change = () => {} }: Opened = {}) {
  putCustomer(memory, { id: asha, name: name("Asha Kulkarni"), mobile: mobileIn("9820012345"), ...customer });
  const product = composeMemory(memory);
  change(product);
  const { bearer } = await product.get(Sessions).open(asha, now);
  const user = await product.get(ShowUser)(asha);
  if (user.kind === "ok") composePage(product).get(SessionStore).signIn({ user: user.value, bearer });
  const dependencies = await openShop(address, product);
  const session = dependencies.get(SessionStore);
  await act(() => session.open());
  return { memory, product, keeper: dependencies, session };
}

export function putCustomer(memory: Memory, { id, ...given }: Partial<Customer> & Pick<Customer, "id" | "name">): void {
  const customer: Customer = {
    mobile: null,
    email: null,
    role: "customer",
    gender: null,
    birthdate: null,
    aggregator: null,
    status: { kind: "staying" },
    id,
    ...given,
  };
  memory.customers.set(id, { customer, password: null, referenceCode: null });
}

export function name(text: string): FullName {
  const read = fullNameIn(text);
  if (read === null) throw new RangeError(`${text} is no name`);
  return read;
}

export async function press(label: string | RegExp): Promise<void> {
  const button = await screen.findByRole("button", { name: label });
  await act(async () => {
    fireEvent.click(button);
  });
}

export async function fill(label: string | RegExp, value: string): Promise<void> {
  const field = await within(await screen.findByRole("main")).findByLabelText(label);
  await act(async () => {
    fireEvent.change(field, { target: { value } });
  });
}

export async function follow(label: string | RegExp): Promise<void> {
  const link = await screen.findByRole("link", { name: label });
  await act(async () => {
    fireEvent.click(link);
  });
}
