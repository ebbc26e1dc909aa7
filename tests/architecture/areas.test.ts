import { globSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { crowdedFolders, ROOMS, strangeFolders } from "./areas.ts";

const foldersOf = (room: string): readonly string[] =>
  readdirSync(room, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
const files = globSync("{core,adapters,web,cli,tests}/**/*.*").map((path) => path.replaceAll("\\", "/"));

describe("a room", () => {
  it("has a folder an area, of the area's own name", () => {
    expect(Object.keys(ROOMS).flatMap((room) => strangeFolders(room, foldersOf(room)).map((folder) => `${room}/${folder}`))).toEqual([]);
  });
  it("has no folder with more files than somebody looks through", () => {
    expect(files.length).toBeGreaterThan(2000);
    expect(crowdedFolders(files)).toEqual([]);
  });
  it("would be refused with an area's folder under another name", () =>
    expect(strangeFolders("adapters/postgres", ["tickets", "help-desk"])).toEqual(["help-desk"]));
  it("would be refused with a crowded folder", () => {
    const many = Array.from({ length: 61 }, (_, place) => `core/cart/rule-${place}.ts`);
    expect(crowdedFolders(many)).toEqual(["core/cart: 61 files"]);
    expect(crowdedFolders(many.slice(1))).toEqual([]);
  });
});
