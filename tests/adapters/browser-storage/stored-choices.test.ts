import { describe, expect, it } from "vitest";
import { chosenCityIn } from "#adapters/browser-storage/chosen-city.ts";
import { bookingInHandIn } from "#adapters/browser-storage/booking-in-hand.ts";
import { recentSearchesIn } from "#adapters/browser-storage/recent-searches.ts";

/** A browser's storage, as far as it is used. */
function aStorage(stored: Record<string, string> = {}) {
  const items = new Map(Object.entries(stored));
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as Storage;
  return { items, storageOf: () => storage };
}
const blocked = () => {
  throw new Error("blocked");
};

describe("the city kept in a browser", () => {
  it("stands under the keys that were always used [ru-storage-city] [ru-storage-country] [ru-storage-countrycode]", () => {
    const { items, storageOf } = aStorage();
    chosenCityIn(storageOf).put("Pune");
    expect(Object.fromEntries(items)).toEqual({ city: "Pune", country: "India", countryCode: "IN" });
    expect(chosenCityIn(storageOf).read()).toBe("Pune");
  });

  it("is none where nothing, nonsense or no storage is there", () => {
    expect(chosenCityIn(aStorage().storageOf).read()).toBeNull();
    expect(chosenCityIn(aStorage({ city: " " }).storageOf).read()).toBeNull();
    expect(chosenCityIn(aStorage({ city: "x".repeat(200) }).storageOf).read()).toBeNull();
    expect(chosenCityIn(blocked).read()).toBeNull();
    expect(() => chosenCityIn(blocked).put("Pune")).not.toThrow();
  });
});

describe("searches kept in a browser", () => {
  it("come back as they were put, and leave nothing behind", () => {
    const { items, storageOf } = aStorage();
    const searches = recentSearchesIn(storageOf);
    searches.put(["oil", "त्रिफला"]);
    expect(searches.read()).toEqual(["oil", "त्रिफला"]);
    searches.put([]);
    expect([searches.read(), items.size]).toEqual([[], 0]);
  });

  it.each(["{", "3", '"oil"', '[1,"",null]', `["${"x".repeat(200)}"]`])("are none where it holds %s", (recent_searches) => {
    expect(recentSearchesIn(aStorage({ recent_searches }).storageOf).read()).toEqual([]);
  });

  it("are none without a storage", () => {
    expect(recentSearchesIn(blocked).read()).toEqual([]);
    expect(() => recentSearchesIn(blocked).put(["oil"])).not.toThrow();
  });
});

describe("the booking in hand in a browser", () => {
  it("stands under booking-id until nobody has one, and is none without a storage [ru-storage-booking-id]", () => {
    const { items, storageOf } = aStorage();
    const inHand = bookingInHandIn(storageOf);
    expect(inHand.read()).toBeNull();
    inHand.put("b-1");
    expect([inHand.read(), items.get("booking-id")]).toEqual(["b-1", "b-1"]);
    inHand.put(null);
    expect([inHand.read(), items.size]).toEqual([null, 0]);
    expect(bookingInHandIn(aStorage({ "booking-id": "x".repeat(101) }).storageOf).read()).toBeNull();
    expect(bookingInHandIn(blocked).read()).toBeNull();
  });
});
