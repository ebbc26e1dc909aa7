import { cleanup, render } from "@testing-library/react";
import { globSync } from "node:fs";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, it } from "vitest";
import { exhibits } from "#web/gallery/exhibits.ts";
import { GalleryScreen } from "#web/gallery/gallery-screen.tsx";

afterEach(cleanup);

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(["../../../web/design/**/*.tsx", "!**/*.exhibit.tsx"], { eager: true });

const renderAt = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <GalleryScreen />
    </MemoryRouter>,
  );

/** What a file of parts hands out that can be drawn. */
function partsOf(path: string): readonly unknown[] {
  const file = modules[`../../../${path}`] ?? {};
  return Object.entries(file).flatMap(([name, part]) => (/^[A-Z]/.test(name) && typeof part === "function" ? [part] : []));
}

const files = globSync("web/design/**/*.tsx").filter((path) => !path.endsWith(".exhibit.tsx"));

describe("the gallery", () => {
  it("knows where the parts are", () => expect(files.length).toBeGreaterThan(50));

  it.each(files)("shows %s in all its states", (path) => {
    const parts = partsOf(path);
    expect(parts).not.toEqual([]);
    for (const part of parts) {
      const [exhibit, ...more] = exhibits.filter((one) => one.part === part);
      expect(exhibit, `${path} has no exhibit beside it`).toBeDefined();
      expect(more).toEqual([]);
      for (const { state, drawn } of exhibit?.shown("here") ?? []) {
        const { container, unmount } = render(<div title={state}>{drawn}</div>);
        expect(container.firstElementChild?.childNodes, `${path}: ${state}`).not.toHaveLength(0);
        unmount();
      }
    }
  });

  it("shows each of them by day and by night, and no two of a page under one id", () => {
    const { container } = renderAt("/gallery");
    for (const time of ["gallery-day", "gallery-night"])
      expect([...container.querySelectorAll(`section:has(.${time} > figure)`)].map((one) => one.querySelector("h2")?.textContent)).toEqual(
        exhibits.map(({ name }) => name),
      );
    const ids = [...container.querySelectorAll("[id]")].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("shows the part alone that its address names", () => {
    const { container } = renderAt("/gallery?part=Drawer");
    expect([...container.querySelectorAll("section")].map(({ id }) => id)).toEqual(["Drawer"]);
    expect(container.querySelector('[aria-current="page"]')?.textContent).toBe("Drawer");
  });
});
