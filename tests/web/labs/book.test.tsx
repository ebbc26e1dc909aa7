import "#tests/web/browser-setup.ts";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { addressId } from "#core/account/address.ts";
import { ListAddresses } from "#core/account/list-addresses.use-case.ts";
import { Labs } from "#core/labs/labs.port.ts";
import { pincode } from "#core/shipping/delivery-place.ts";
import { demoLabOffer } from "#tests/builders/demo-lab-offer.ts";
import { memoryLabs } from "#adapters/memory/labs/labs.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { anAddress } from "#tests/builders/an-address.ts";
import { asha, fill, follow, openAsAsha, press } from "#tests/web/customers-window.tsx";

afterEach(cleanup);

const ADDRESS = "/diagnosticlab/bookings/new?test=tsh";

/** Booking one test, to be taken at an address with this pincode. */
async function openBook(code: string) {
  const memory = new Memory();
  memory.labs = demoLabOffer;
  await openAsAsha(ADDRESS, {
    memory,
    change(product) {
      product.rebind(Labs).toConstantValue(memoryLabs(memory));
      product.rebind(ListAddresses).toConstantValue(async () => [anAddress({ id: addressId("home"), pincode: pincode(code) })]);
    },
  });
  await screen.findByRole("heading", { name: "What it costs" });
}

it("booking tests where nobody comes home asks for a centre, neither for a time nor for the way, and is come back to", async () => {
  await openBook("800001");
  expect(await screen.findByText("No collection at 800001 yet. Choose a centre instead.")).toBeDefined();
  expect(screen.queryByText("Collection at home")).toBeNull();
  expect(screen.queryByRole("heading", { name: "When" })).toBeNull();
  expect(["Add a family member", "Add an address"].map((label) => screen.getByRole("link", { name: label }).getAttribute("href"))).toEqual(
    ["/members/new", "/user/addresses/new"].map((page) => `${page}?back=${encodeURIComponent(ADDRESS)}`),
  );
  expect(screen.getByRole("button", { name: "Choose a centre first" })).toBeDefined();
  await act(async () => {
    fireEvent.click(screen.getByLabelText("At the laboratory's centre"));
  });
  expect(screen.queryByRole("heading", { name: "When" })).toBeNull(); // Both centres are far away: none is chosen for anybody.
  await act(async () => {
    fireEvent.click(screen.getByLabelText("Sahyadri Diagnostics, 12 Law College Road, Erandwane, Pune"));
  });
  expect(await screen.findByRole("heading", { name: "When" })).toBeDefined();
  expect(await screen.findByRole("button", { name: /^(Choose a time first|Confirm the fast first|Continue to payment)/ })).toBeDefined();
});

it("booking tests where somebody comes home has the way on its bill", async () => {
  await openBook("411004");
  expect(await screen.findByText("Collection at home")).toBeDefined();
  expect(await screen.findByRole("heading", { name: "When" })).toBeDefined();
});

it("booking tests goes on with the address that was entered for it", async () => {
  const memory = new Memory();
  memory.labs = demoLabOffer;
  memory.addresses.set(asha, [anAddress({ pincode: pincode("800001"), isDefault: true })]);
  await openAsAsha(ADDRESS, { memory, change: (product) => product.rebind(Labs).toConstantValue(memoryLabs(memory)) });
  await screen.findByText("No collection at 800001 yet. Choose a centre instead.");
  await follow("Add an address");
  await fill("Flat, house, building", "9 Deccan");
  await fill("Pincode", "411004");
  await fill("City or town", "Pune");
  await press("Save");
  await screen.findByRole("heading", { name: "What it costs" });
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /9 Deccan/ }).checked).toBe(true);
  expect(screen.queryByText(/^No collection at/)).toBeNull();
});
