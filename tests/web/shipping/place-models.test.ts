import { describe, expect, it } from "vitest";
import { day } from "#core/shared/day.ts";
import { CITIES } from "#core/shipping/cities.ts";
import { pincode, pincodeIn } from "#core/shipping/delivery-place.ts";
import { DeliveryModel } from "#web/features/shipping/delivery/delivery-model.ts";
import { PlaceStore } from "#web/features/shipping/place/place-store.ts";
import { outage, turnOver } from "#tests/web/platform/model-laws/answers.ts";
import type { DeliveryEstimate } from "#core/shipping/delivery-estimate.ts";
import type { PincodeSource } from "#core/shipping/kept-pincode.port.ts";
import type { Pincode } from "#core/shipping/delivery-place.ts";

const comes: DeliveryEstimate = { kind: "serviceable", cashOnDelivery: true, earliest: day("2026-11-22"), latest: day("2026-11-24") };

/** Delivery to a pincode, over a device that keeps one. */
function delivering(answer: DeliveryEstimate | "outage" = comes, stored: Pincode | null = null, source: PincodeSource = "visitor") {
  const sources: PincodeSource[] = [];
  const puts: Pincode[] = [];
  const put = (one: Pincode, by: PincodeSource) => {
    puts.push(one);
    sources.push(by);
  };
  const pincodes: Pincode[] = [];
  const model = new DeliveryModel({
    kept: { read: () => stored, source: () => sources.at(-1) ?? source, put },
    estimate: async (one) => {
      pincodes.push(one);
      return answer === "outage" ? outage() : answer;
    },
  });
  return { model, put: puts, asked: pincodes, sources };
}

describe("where a customer's parcels go", () => {
  const home = { name: "Asha Kulkarni", pincode: pincode("411004") };
  const office = { name: "Ravi Kulkarni", pincode: pincode("400001") };

  it("is their default address, whatever a visitor typed here before, and who receives them there is known", async () => {
    const { model, sources } = delivering(comes, pincode("560001"));
    model.begin();
    await turnOver();
    expect([model.pincode, model.recipient]).toEqual(["560001", null]);
    model.followOwn([home, office]);
    await turnOver();
    expect([model.pincode, model.recipient, sources.at(-1)]).toEqual(["411004", "Asha Kulkarni", "default-address"]);
  });

  it("is the other place that they chose, also the next time", async () => {
    const { model, sources } = delivering();
    model.followOwn([home, office]);
    await turnOver();
    await model.ask("400001");
    model.followOwn([home, office]);
    await turnOver();
    expect([model.pincode, model.recipient, sources.at(-1)]).toEqual(["400001", "Ravi Kulkarni", "customer"]);
    const nextTime = delivering(comes, pincode("400001"), "customer").model;
    nextTime.followOwn([home]);
    await turnOver();
    expect([nextTime.pincode, nextTime.recipient]).toEqual(["400001", null]);
  });

  it("follows an order to where it goes, and back to the default address with an order to that", async () => {
    const { model, sources } = delivering();
    model.followOwn([home, office]);
    await turnOver();
    model.orderedTo({ pincode: office.pincode, isDefault: false });
    await turnOver();
    model.followOwn([home, office]);
    await turnOver();
    expect([model.pincode, model.recipient, sources.at(-1)]).toEqual(["400001", "Ravi Kulkarni", "customer"]);
    model.orderedTo({ pincode: home.pincode, isDefault: true });
    await turnOver();
    expect([model.pincode, sources.at(-1)]).toEqual(["411004", "default-address"]);
  });

  it("is forgotten with them when they sign out, and a visitor's is not", async () => {
    const { model } = delivering();
    model.followOwn([home]);
    await turnOver();
    model.forgetOwn();
    expect([model.pincode, model.estimate, model.recipient, model.state]).toEqual([null, null, null, { kind: "unasked" }]);
    await model.ask("560001");
    model.forgetOwn();
    expect(model.pincode).toBe("560001");
  });

  it("stays as it is where they have no address, and while they are choosing", async () => {
    const { model, asked } = delivering(comes, pincode("560001"));
    model.choose();
    await turnOver();
    model.followOwn([home]);
    model.followOwn([]);
    await turnOver();
    expect([model.pincode, asked]).toEqual(["560001", ["560001"]]);
  });
});

describe("when a parcel would come", () => {
  it.each([comes, { kind: "unserviceable" } as const])("is told for a pincode, which the device keeps: $kind", async (estimate) => {
    const { model, put, asked } = delivering(estimate);
    expect(model.state).toEqual({ kind: "unasked" });
    const asking = model.ask("411 004");
    expect(model.state).toEqual({ kind: "asking", pincode: "411004" });
    await asking;
    expect([model.state, put, asked]).toEqual([{ kind: "answered", pincode: "411004", estimate }, ["411004"], ["411004"]]);
    model.change();
    expect(model.state).toEqual({ kind: "unasked" });
  });

  it("is not told for what is no pincode, or where nobody answers, and then nothing is kept", async () => {
    const { model, put } = delivering("outage");
    await model.ask("4110");
    expect(model.state).toEqual({ kind: "not-a-pincode" });
    await model.ask("411004");
    expect([model.state, put]).toEqual([{ kind: "unavailable", pincode: "411004" }, []]);
  });

  it("is told at once for the pincode that the device knows", async () => {
    const { model, asked } = delivering(comes, pincode("411004"));
    model.begin();
    await turnOver();
    expect([model.state.kind, asked]).toEqual(["answered", ["411004"]]);
    const nobodys = delivering();
    nobodys.model.begin();
    expect([nobodys.model.state, nobodys.asked]).toEqual([{ kind: "unasked" }, []]);
  });

  it("is not told any more once another pincode is to be written", async () => {
    const { model, put } = delivering();
    const asking = model.ask("411004");
    model.change();
    await asking;
    expect([model.state, put]).toEqual([{ kind: "unasked" }, []]);
  });
});

describe("where a visitor has parcels sent", () => {
  it("stays known while another pincode is written, and is chosen in a dialog of its own", async () => {
    const { model } = delivering(comes, pincode("411004"));
    model.begin();
    await turnOver();
    model.change();
    expect([model.state, model.pincode, model.estimate]).toEqual([{ kind: "unasked" }, "411004", comes]);
    model.choose();
    await turnOver();
    expect([model.isChoosing, model.state.kind]).toEqual([true, "answered"]);
    await model.ask("4");
    model.leave();
    expect([model.isChoosing, model.pincode, model.state.kind]).toEqual([false, "411004", "asking"]);
  });

  it("is the head post office's pincode for each city of the list", () => {
    expect(CITIES.filter(({ pincode: written }) => pincodeIn(written) === null)).toEqual([]);
    expect(new Set(CITIES.map(({ pincode }) => pincode)).size).toBe(CITIES.length);
  });
});

describe("the city that somebody chose", () => {
  it("is read from the device, asked for, and kept there", () => {
    const put: string[] = [];
    const store = new PlaceStore({ city: { read: () => "Pune", put: (city) => void put.push(city) } });
    expect([store.city, store.isChoosing]).toEqual([null, false]);
    store.begin();
    expect(store.city).toBe("Pune");
    store.ask();
    expect(store.isChoosing).toBe(true);
    store.leave();
    expect(store.isChoosing).toBe(false);
    store.ask();
    store.choose("Mumbai");
    expect([store.city, store.isChoosing, put]).toEqual(["Mumbai", false, ["Mumbai"]]);
  });
});
