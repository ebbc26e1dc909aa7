import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { token } from "#core/shared/token.ts";
import { maker, makers } from "#core/shared/use-case.ts";

type Greet = (name: string) => string;
const Greet = token<Greet>("Greet");
const Greeting = token<string>("Greeting");

describe("what makes a use case", () => {
  const makeGreet = maker(
    Greet,
    { greeting: Greeting },
    ({ greeting }) =>
      (name) =>
        `${greeting}, ${name}`,
  );

  it("is a function of what it needs", () => expect(makeGreet({ greeting: "Namaste" })("Asha")).toBe("Namaste, Asha"));
  it("says for which name, and of what", () => expect([makeGreet.of, makeGreet.needs]).toEqual([Greet, { greeting: Greeting }]));

  it("is one for each kind, where use cases of one type differ by kind", () => {
    const of = { morning: token<Greet>("GreetInTheMorning"), evening: token<Greet>("GreetInTheEvening") };
    const made = makers(
      of,
      { greeting: Greeting },
      (time) =>
        ({ greeting }) =>
        (name) =>
          `${greeting} in the ${time}, ${name}`,
    );
    expect(made.evening.of).toBe(of.evening);
    expect(made.morning({ greeting: "Namaste" })("Asha")).toBe("Namaste in the morning, Asha");
  });
});

describe("the list of what an area can do", () => {
  const DECLARED = /^export const (\w+) = makers?\(/gm;
  const files = globSync("core/*/**/*.ts").map((path) => ({ area: path.split("/")[1] ?? "", text: readFileSync(path, "utf8") }));

  it("names each that is declared there", () => {
    const declared = files.flatMap(({ area, text }) => [...text.matchAll(DECLARED)].map(([, name = ""]) => `${area} ${name}`));
    const listed = globSync("core/*/use-cases.ts").flatMap((path) =>
      [...readFileSync(path, "utf8").matchAll(/\{([^}]+)\}/g)].flatMap(([, names = ""]) =>
        (names.match(/\w+/g) ?? []).map((name) => `${path.split("/")[1] ?? ""} ${name}`),
      ),
    );
    expect(declared.length).toBeGreaterThan(400);
    expect(listed.toSorted()).toEqual(declared.toSorted());
  });
});
