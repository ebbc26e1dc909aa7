import { describe, expect, it } from "vitest";
import { withSearch } from "#core/search/recent-searches.port.ts";

describe("recent searches", () => {
  it("have the last in front, each once whatever its letter case, and no more than six", () => {
    expect(withSearch(["oil", "Balm"], " balm ")).toEqual(["balm", "oil"]);
    expect(withSearch(["a", "b", "c", "d", "e", "f"], "g")).toEqual(["g", "a", "b", "c", "d", "e"]);
  });

  it("hold nothing that was not searched for", () => {
    expect(withSearch(["oil"], "  ")).toEqual(["oil"]);
  });
});
