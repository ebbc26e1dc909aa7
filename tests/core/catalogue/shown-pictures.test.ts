import { describe, expect, it } from "vitest";
import { firstPicture, ownPictures, pictureOrigin, shownPictures } from "#core/catalogue/shown-pictures.ts";

describe("a product's pictures", () => {
  it.each([
    ["/pictures/amla.jpg", "own"],
    ["/अमला.jpg?size=2", "own"],
    ["https://pictures.example/a/b.jpg?w=1", "https://pictures.example"],
    ["https://pictures.example:8443/a.jpg", "https://pictures.example:8443"],
    ["https://pictures.example", "https://pictures.example"],
    ["http://localhost:9000/a.jpg", "http://localhost:9000"],
    ["http://127.0.0.1/a.jpg", "http://127.0.0.1"],
  ])("at %s come from %s", (address, origin) => expect(pictureOrigin(address)).toBe(origin));

  it.each([
    "",
    "a.jpg",
    "pictures/a.jpg",
    "//pictures.example/a.jpg",
    "/\\pictures.example/a.jpg",
    "/\n/pictures.example/a.jpg",
    "/a b.jpg",
    "http://pictures.example/a.jpg",
    "https://",
    "https:///a.jpg",
    "https://asha@pictures.example/a.jpg",
    "https://pictures.example\\@elsewhere.example/a.jpg",
    "https://pictures.example;script-src/a.jpg",
    "https://*.example/a.jpg",
    "data:image/png;base64,AA==",
    "javascript:alert(1)",
  ])("have no address that reads %j", (address) => expect(pictureOrigin(address)).toBeNull());

  const images = ["https://elsewhere.example/a.jpg", "https://pictures.example/b.jpg", "/c.jpg", "https://pictures.example/b.jpg", "d.jpg"];

  it("are shown in their order and once where they lie in the shop or at a named origin, and nowhere else", () => {
    expect(shownPictures(["https://pictures.example"])(images)).toEqual(["https://pictures.example/b.jpg", "/c.jpg"]);
    expect(shownPictures(["https://pictures.example:444"])(images)).toEqual(["/c.jpg"]);
    expect(ownPictures(images)).toEqual(["/c.jpg"]);
  });

  it("are told of beside others by the first that may be shown", () => {
    expect(firstPicture(shownPictures(["https://pictures.example"]), images)).toEqual(["https://pictures.example/b.jpg"]);
    expect(firstPicture(ownPictures, ["https://elsewhere.example/a.jpg"])).toEqual([]);
  });
});
