import * as mobx from "mobx";
import { describe, expect, it } from "vitest";
import * as unobserved from "#web/platform/page/unobserved.ts";

/** A store as the screens have them, made over one of the two. */
function storeOver({ makeAutoObservable, runInAction, reaction }: Pick<typeof mobx, "makeAutoObservable" | "runInAction" | "reaction">) {
  class Store {
    #step = 1;
    heard: readonly number[] = [];
    count = 0;
    readonly own = () => this.count;
    constructor() {
      makeAutoObservable(this, {}, { autoBind: true, deep: false });
    }
    get doubled(): number {
      return this.count * 2;
    }
    add(): number {
      runInAction(() => {
        this.count += this.#step;
      });
      return this.count;
    }
    listen(): () => void {
      return reaction(
        () => this.count,
        (count) => {
          this.heard = [...this.heard, count];
        },
        { fireImmediately: true },
      );
    }
    addTwice(): number {
      this.add();
      return this.add();
    }
  }
  return new Store();
}

describe("a store of a page that the server draws", () => {
  it("answers as one that is observed, also by methods that are handed on alone", () => {
    for (const library of [unobserved as unknown as typeof mobx, mobx]) {
      const store = storeOver(library);
      const { add, addTwice, listen } = store;
      listen()();
      expect([store.heard, add(), addTwice(), store.doubled, store.own()]).toEqual([[0], 1, 3, 6, 3]);
    }
  });

  it("tells nobody of a change: a page is drawn once", () => {
    const store = storeOver(unobserved as unknown as typeof mobx);
    store.listen();
    store.add();
    expect(store.heard).toEqual([0]);
  });

  it("has all of MobX that the screens ask for", async () => {
    const { globSync, readFileSync } = await import("node:fs");
    const requested = new Set(
      globSync("web/**/*.{ts,tsx}").flatMap((path) =>
        [...readFileSync(path, "utf8").matchAll(/import \{ ([^}]*) \} from "mobx";/g)].flatMap(([, names = ""]) => names.split(", ")),
      ),
    );
    expect(requested.size).toBeGreaterThan(2);
    expect([...requested].filter((name) => !(name in unobserved))).toEqual([]);
  });
});
