import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { declarations } from "./imports.ts";

describe("what areas declare", () => {
  it.each(declarations)("stands in $list, all of it", ({ declared, list }) => {
    const source = readFileSync(list, "utf8");
    const named = (path: string) =>
      [...source.matchAll(/ from "([^"]+)"/g)].some(([, to = ""]) => path.endsWith(to.replace(/^[#.]+\/?/, "")));
    const declaring = globSync("{adapters,cli}/**/*.ts").filter((path) => declared.test(path));
    expect(declaring.length).toBeGreaterThan(10);
    expect(declaring.filter((path) => !named(path))).toEqual([]);
  });

  it("shows all that is announced by a feature of its area", () => {
    const topicsIn = (files: readonly string[]) =>
      new Set(
        files
          .map((path) => readFileSync(path, "utf8"))
          .filter((text) => !text.includes("TicketTopic")) // What a customer asks about is no announcement.
          .flatMap((text) => [...text.matchAll(/\btopic: "([\w-]+)"/g)].map(([, topic]) => topic)),
      );
    const [announced, shown] = [
      topicsIn(globSync("{core,adapters,cli}/**/*.ts")),
      topicsIn(globSync("web/features/*/notification-topics.ts")),
    ];
    expect(announced.size).toBeGreaterThan(5);
    expect([...announced].filter((topic) => !shown.has(topic))).toEqual([]);
  });

  it("names no payment provider in core", () => {
    const naming = globSync("core/**/*.ts").filter((path) => /sandbox|razorpay/i.test(readFileSync(path, "utf8")));
    expect(naming).toEqual([]);
  });
});
