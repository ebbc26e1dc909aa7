import { describe, expect, it } from "vitest";
import { ListPlaces } from "#web/features/fitbook/page/list-places.ts";

const place = { pages: 2, entry: "first", top: 120 };

describe("the places of lists", () => {
  it("are known by their names, until nothing of a list was in sight as one left it", () => {
    const places = new ListPlaces();
    places.leave("a feed", place);
    expect([places.of("a feed"), places.of("discover")]).toEqual([place, null]);
    places.leave("a feed", null);
    expect(places.of("a feed")).toBeNull();
  });

  it("are twenty at most, and the oldest goes first", () => {
    const places = new ListPlaces();
    for (let nth = 0; nth < 20; nth += 1) places.leave(`list ${nth}`, place);
    places.leave("list 0", place);
    places.leave("list 20", place);
    expect([places.of("list 0"), places.of("list 1"), places.of("list 2")]).toEqual([place, null, place]);
  });
});
