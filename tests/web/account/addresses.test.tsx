import "#tests/web/browser-setup.ts";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { AddAddress } from "#core/account/add-address.use-case.ts";
import { ListAddresses } from "#core/account/list-addresses.use-case.ts";
import { RemoveAddress } from "#core/account/remove-address.use-case.ts";
import { addressId, MOST_ADDRESSES } from "#core/account/address.ts";
import { fullNameIn, NO_NAME } from "#core/identity/full-name.ts";
import { pincode } from "#core/shipping/delivery-place.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { anAddress } from "#tests/builders/an-address.ts";
import { asha, fill, follow, openAsAsha, press } from "#tests/web/customers-window.tsx";
import type { Address } from "#core/account/address.ts";

afterEach(cleanup);

const home = anAddress({ id: addressId("home"), isDefault: true });
const work = anAddress({ id: addressId("work"), line1: "Block C, Magarpatta", pincode: pincode("411028"), kind: "work" });

function keeping(...book: readonly Address[]): Memory {
  const memory = new Memory();
  memory.addresses.set(asha, book);
  memory.places.set("411028", { pincode: pincode("411028"), state: "Maharashtra", city: "Pune", days: 2, cashOnDelivery: true });
  memory.places.set("682030", { pincode: pincode("682030"), state: "Kerala", city: null, days: 4, cashOnDelivery: false });
  return memory;
}
const cards = () =>
  within(screen.getByRole("list", { name: "Addresses" }))
    .getAllByRole("listitem")
    .map((card) => card.textContent);
const status = () => screen.getAllByRole("status").map((region) => region.textContent);
const outage = async () => Promise.reject(new PortUnavailable("households", "down"));

describe("the addresses of a customer", () => {
  it("are listed as a parcel carries them, with the default one told", async () => {
    await openAsAsha("/user/addresses", { memory: keeping(home, work) });
    await screen.findByRole("list", { name: "Addresses" });
    expect(cards()[0]).toContain("Asha KulkarniHomeDefaultFlat 4, NeelkanthPrabhat RoadPune 411004, Maharashtra+91 98200 12345");
    expect(cards()[1]).toContain("WorkBlock C, Magarpatta");
  });

  it("are none at first, with the way to one", async () => {
    await openAsAsha("/user/addresses");
    expect(await screen.findByRole("heading", { name: "No address yet" })).toBeDefined();
    expect(screen.getByRole("link", { name: "Add an address" }).getAttribute("href")).toBe("/user/addresses/new");
  });

  it("have another default at a press", async () => {
    const memory = keeping(home, work);
    await openAsAsha("/user/addresses", { memory });
    await press(/^Make default: .*Magarpatta$/);
    await waitFor(() => expect(cards()[1]).toContain("Default"));
    expect(memory.addresses.get(asha)?.map(({ isDefault }) => isDefault)).toEqual([false, true]);
  });

  it("are removed at a press and put back by another", async () => {
    const memory = keeping(home, work);
    memory.places.set("411004", { pincode: home.pincode, state: "Maharashtra", city: "Pune", days: 2, cashOnDelivery: true });
    await openAsAsha("/user/addresses", { memory });
    await press(/^Remove .*Neelkanth$/);
    await waitFor(() => expect(cards()).toHaveLength(1));
    expect(status()).toContainEqual("The address of Asha Kulkarni was removed. Undo");
    await press("Undo");
    await waitFor(() => expect(cards()).toHaveLength(2));
    expect(memory.addresses.get(asha)?.map(({ line1, isDefault }) => [line1, isDefault])).toEqual([
      ["Block C, Magarpatta", false],
      ["Flat 4, Neelkanth", true],
    ]);
  });

  it("stay where the shop could not hear of a removal", async () => {
    await openAsAsha("/user/addresses", {
      memory: keeping(home),
      change: (product) => product.rebind(RemoveAddress).toConstantValue(outage),
    });
    await press(/^Remove .*Neelkanth$/);
    await waitFor(() => expect(status()).toContainEqual("That wasn't saved. Your addresses are as they were."));
    expect(cards()).toHaveLength(1);
  });

  it("are offered back only where they went, also while another removal is on its way", async () => {
    const memory = keeping(home, { ...work, name: fullNameIn("Ravi Rao") ?? NO_NAME });
    const goOn: (() => void)[] = [];
    await openAsAsha("/user/addresses", {
      memory,
      change(product) {
        const remove = product.get(RemoveAddress);
        product.rebind(RemoveAddress).toConstantValue(async (customer, id) => {
          if (id === home.id) return outage();
          await new Promise<void>((further) => goOn.push(further));
          return remove(customer, id);
        });
      },
    });
    await press(/^Remove .*Magarpatta$/);
    await press(/^Remove .*Neelkanth$/);
    await waitFor(() => expect(status().join("")).toContain("That wasn't saved."));
    for (const further of goOn) further();
    await waitFor(() => expect(status().join("")).toContain("Ravi Rao was removed. UndoThat wasn't saved."));
    await waitFor(() => expect(cards()).toEqual([expect.stringContaining("Neelkanth")]));
  });

  it("can be asked for anew where they could not be read", async () => {
    let isDown = true;
    await openAsAsha("/user/addresses", {
      memory: keeping(home),
      change(product) {
        const list = product.get(ListAddresses);
        product.rebind(ListAddresses).toConstantValue(async (customer) => (isDown ? outage() : list(customer)));
      },
    });
    await screen.findByText("We couldn't load your addresses right now.");
    isDown = false;
    await press("Try again");
    await waitFor(() => expect(cards()).toHaveLength(1));
  });

  it("offer no further one once there are as many as may be", async () => {
    const book = Array.from({ length: MOST_ADDRESSES }, (_, place) => anAddress({ id: addressId(`a${place}`), isDefault: place === 0 }));
    await openAsAsha("/user/addresses", { memory: keeping(...book) });
    expect(await screen.findByText("You have saved 20 addresses, which is the limit.")).toBeDefined();
    expect(screen.queryByRole("link", { name: "Add an address" })).toBeNull();
  });
});

describe("an address that is entered", () => {
  it("says beside each field what is wrong, and takes the reader to the first", async () => {
    await openAsAsha("/user/addresses/new");
    await fill("Full name", "");
    await fill("Mobile number", "12345");
    await press("Save");
    for (const [field, problem] of [
      ["Full name", "Please fill this in"],
      ["Mobile number", "Invalid mobile number"],
      ["Flat, house, building", "Please fill this in"],
      ["Pincode", "A pincode has 6 digits"],
      ["City or town", "Please fill this in"],
      ["State", "Please fill this in"],
    ] as const) {
      const input = screen.getByLabelText(field);
      expect([field, input.getAttribute("aria-invalid")]).toEqual([field, "true"]);
      expect(document.getElementById(input.getAttribute("aria-describedby")?.split(" ")[0] ?? "")?.textContent).toBe(problem);
    }
    expect(document.activeElement).toBe(screen.getByLabelText("Pincode"));
    await fill("Full name", "Asha Kulkarni");
    expect(screen.getByLabelText("Full name").getAttribute("aria-invalid")).toBe("false");
  });

  it("begins with whoever enters it, and may be left as it began", async () => {
    await openAsAsha("/user/addresses/new");
    const value = async (field: string) => (await screen.findByLabelText<HTMLInputElement>(field)).value;
    expect([await value("Full name"), await value("Mobile number")]).toEqual(["Asha Kulkarni", "9820012345"]);
    await follow("Cancel");
    expect(await screen.findByRole("heading", { name: "No address yet" })).toBeDefined();
  });

  it("has its state filled by the pincode, and is kept", async () => {
    const memory = keeping();
    await openAsAsha("/user/addresses/new", { memory });
    await fill("Full name", " Asha Kulkarni ");
    await fill("Mobile number", "+91 98200 12345");
    await fill("Flat, house, building", "Tower 2, Infopark");
    await fill("Pincode", "682030");
    await screen.findByText("We deliver here if you pay online.");
    expect(screen.getByLabelText<HTMLSelectElement>("State").value).toBe("Kerala");
    await fill("Pincode", "४११ ०२८");
    await screen.findByText("We deliver here, with cash on delivery too.");
    expect(screen.getByLabelText<HTMLSelectElement>("State").value).toBe("Maharashtra");
    await fill("City or town", "Pune");
    await press("Save");
    await waitFor(() => expect(status()).toContainEqual("Address saved."));
    expect(memory.addresses.get(asha)).toMatchObject([
      { name: "Asha Kulkarni", mobile: "9820012345", state: "Maharashtra", pincode: "411028", kind: "home", isDefault: true },
    ]);
  });

  it("has the state corrected by the pincode, whichever comes first, and says so", async () => {
    await openAsAsha("/user/addresses/new", { memory: keeping() });
    const state = () => screen.getByLabelText<HTMLSelectElement>("State").value;
    await fill("State", "Maharashtra");
    await fill("Pincode", "600001");
    expect(state()).toBe("Tamil Nadu");
    expect(status()).toContainEqual("600001 is in Tamil Nadu, so we changed the state from Maharashtra.");
    await fill("State", "Goa");
    expect(state()).toBe("Tamil Nadu");
    expect(status()).toContainEqual("600001 is in Tamil Nadu, so we changed the state from Goa.");
    await fill("Pincode", "110001");
    expect(state()).toBe("Delhi");
    expect(status().join()).not.toContain("so we changed");
    expect(await screen.findByText("We don't deliver to this pincode yet. You can still save the address.")).toBeDefined();
  });

  it("keeps a state in which a pincode at a border can lie, and takes the shop's word for any other", async () => {
    await openAsAsha("/user/addresses/new", { memory: keeping() });
    const state = () => screen.getByLabelText<HTMLSelectElement>("State").value;
    await fill("State", "Lakshadweep");
    await fill("Pincode", "682030");
    await screen.findByText("We deliver here if you pay online.");
    expect(state()).toBe("Lakshadweep");
    await fill("State", "Goa");
    await fill("Pincode", "682031");
    await fill("Pincode", "682030");
    await waitFor(() => expect(state()).toBe("Kerala"));
    expect(status()).toContainEqual("682030 is in Kerala, so we changed the state from Goa.");
  });

  it("that was kept in another state is corrected when it is opened", async () => {
    const memory = keeping({ ...home, pincode: pincode("600001"), state: "Maharashtra" });
    await openAsAsha("/user/addresses/home", { memory });
    await screen.findByText("600001 is in Tamil Nadu, so we changed the state from Maharashtra.");
    await press("Save");
    await waitFor(() => expect(memory.addresses.get(asha)?.[0]?.state).toBe("Tamil Nadu"));
  });

  it("is changed in its own place", async () => {
    const memory = keeping(home, work);
    await openAsAsha("/user/addresses/work", { memory });
    await fill("Landmark (optional)", "Gate 3");
    await press("Save");
    await waitFor(() => expect(cards()).toHaveLength(2));
    expect(memory.addresses.get(asha)?.[1]).toMatchObject({ id: "work", landmark: "Gate 3" });
  });

  it("is told as missing where it is not theirs", async () => {
    await openAsAsha("/user/addresses/somebody-elses", { memory: keeping(home) });
    expect(await screen.findByText("We can't find this address among yours.")).toBeDefined();
  });

  it("stays in its form where the shop could not be reached", async () => {
    await openAsAsha("/user/addresses/new", { memory: keeping(), change: (product) => product.rebind(AddAddress).toConstantValue(outage) });
    for (const [field, value] of [
      ["Full name", "Asha"],
      ["Mobile number", "9820012345"],
      ["Flat, house, building", "1 Road"],
      ["Pincode", "411028"],
      ["City or town", "Pune"],
      ["State", "Maharashtra"],
    ] as const)
      await fill(field, value);
    await press("Save");
    expect(await screen.findByText("We could not reach the shop. What you entered is still here.")).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>("City or town").value).toBe("Pune");
    expect(screen.getByRole("button", { name: "Try again" })).toBeDefined();
  });

  it("is not lost to a link without a question", async () => {
    await openAsAsha("/user/addresses/new");
    await fill("City or town", "Pune");
    await follow("Cancel");
    const question = await screen.findByRole("alertdialog", { name: "Leave without saving?" });
    within(question).getByRole("button", { name: "Keep editing" }).click();
    await null;
    expect(question.isConnected).toBe(false); // Else it would take what is typed next, until the router has drawn anew.
    expect(screen.getByLabelText<HTMLInputElement>("City or town").value).toBe("Pune");
    await follow("Cancel");
    await press("Leave");
    expect(await screen.findByRole("heading", { name: "No address yet" })).toBeDefined();
  });
});
