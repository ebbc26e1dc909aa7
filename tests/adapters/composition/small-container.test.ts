import "reflect-metadata";
import { Container as Inversify } from "inversify";
import { describe, expect, it } from "vitest";
import { token } from "#core/shared/token.ts";
import { SmallContainer } from "#adapters/composition/small-container.ts";
import { make } from "#adapters/composition/make.ts";
import type { Container } from "#adapters/composition/container.ts";

type Greeting = () => string;
const Greeting = token<Greeting>("Greeting");
const Name = token<string>("Name");
const Nobody = token<string>("Nobody");
class Door {
  readonly opens: Greeting;
  constructor(opens: Greeting) {
    this.opens = opens;
  }
}

/** Each way to keep things, alone and around something smaller. */
const containers: readonly (readonly [string, () => Container, (around: Container) => Container])[] = [
  ["a small container", () => new SmallContainer(), (around) => new SmallContainer(around)],
  ["inversify's container", () => new Inversify(), (around) => new Inversify({ parent: around as Inversify })],
];

describe.each(containers)("%s", (_name, empty, within) => {
  it("makes a thing when it is first asked for, of what it needs, and only once", () => {
    const container = empty();
    let made = 0;
    make(container, Door, ({ greeting }) => new Door(greeting), { greeting: Greeting });
    make(
      container,
      Greeting,
      ({ name }) => {
        made += 1;
        return () => `Namaste, ${name}`;
      },
      { name: Name },
    );
    container.bind(Name).toConstantValue("Asha");
    expect(made).toBe(0);
    expect(container.get(Door).opens()).toBe("Namaste, Asha");
    expect(container.get(Door)).toBe(container.get(Door));
    expect(made).toBe(1);
  });

  it("takes what it has not from the one around it, and keeps its own to itself", () => {
    const house = empty();
    house.bind(Name).toConstantValue("Asha");
    const room = within(house);
    make(
      room,
      Greeting,
      ({ name }) =>
        () =>
          name,
      { name: Name },
    );
    expect(room.get(Greeting)()).toBe("Asha");
    expect([room.isBound(Name), house.isBound(Greeting)]).toEqual([true, false]);
    expect(() => house.get(Greeting)).toThrow();
  });

  it("lets a room have another than the house", () => {
    const house = empty();
    house.bind(Name).toConstantValue("Asha");
    const room = within(house);
    room.bind(Name).toConstantValue("Ravi");
    expect([room.get(Name), house.get(Name)]).toEqual(["Ravi", "Asha"]);
  });

  it("says what is missing", () => {
    expect(() => empty().get(Nobody)).toThrow("Nobody");
  });
});

describe("a small container", () => {
  it("refuses a second thing of one name", () => {
    const container = new SmallContainer();
    container.bind(Name).toConstantValue("Asha");
    expect(() => container.bind(Name)).toThrow("Symbol(Name) is bound already");
    expect(() => container.get(Door)).toThrow("Nothing is bound to Door");
  });
});
