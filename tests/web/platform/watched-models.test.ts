import { globSync } from "node:fs";
import { join } from "node:path";
import { autorun, isComputedProp, isObservable, isObservableProp, runInAction } from "mobx";
import { describe, expect, it } from "vitest";

const web = join(import.meta.dirname, "../../../web");
const files = globSync(
  [
    "features/**/*-{model,store}.ts",
    "features/{cart/store/device-cart-storage,cart/store/late-cart-storage,customer-cart/server-cart-storage,fitbook/groups/group-steps,orders/checkout/quote-hold,trackers/page/day-view,trackers/page/further-search}.ts",
    "platform/**/*-model.ts",
    "platform/**/connection-store.ts",
    "platform/requests/{paged-list,resource,submission,refusable-submission,loaded-once}.ts",
  ],
  { cwd: web },
).sort();

/** Whatever a model is made of: it can be asked for anything, and answers nothing in particular. */
const anything: object = new Proxy(() => {}, {
  get: (_target, name) => {
    if (name === Symbol.toPrimitive) return () => 0;
    if (name === Symbol.iterator) return () => [][Symbol.iterator]();
    return name === "then" ? undefined : anything;
  },
  apply: () => anything,
});

type Kind = { readonly name: string; readonly make: () => object; readonly prototype: object };

async function kindsIn(file: string): Promise<readonly Kind[]> {
  const exported: object = await import(`${web}/${file}`);
  return Object.entries(exported).flatMap(([name, kind]) => {
    const isClass = typeof kind === "function" && /^class\b/.test(Function.prototype.toString.call(kind));
    return isClass ? [{ name, make: () => Object(Reflect.construct(kind, Array(6).fill(anything))), prototype: kind.prototype }] : [];
  });
}

const kinds = (await Promise.all(files.map(kindsIn))).flat();

/** What a model shows of itself and may change. */
const fieldsOf = (model: object) =>
  Object.getOwnPropertyNames(model).filter((name) => isObservableProp(model, name) && !isComputedProp(model, name));

const methodsOf = ({ prototype }: Kind) =>
  Object.entries(Object.getOwnPropertyDescriptors(prototype)).flatMap(([name, { value }]) =>
    name !== "constructor" && typeof value === "function" ? [name] : [],
  );

/** The menus are three lists, each of which is watched. */
const WATCHED = kinds.filter(({ name }) => name !== "MenuStore");

describe("a model", () => {
  it("is found in all files of models but seven, which make one of another's", () =>
    expect(kinds.length).toBeGreaterThanOrEqual(files.length - 7));

  it.each(WATCHED)("is watched, and can hand on what it does without itself: $name", (kind) => {
    const model = kind.make();
    expect(isObservable(model)).toBe(true);
    expect(methodsOf(kind).filter((name) => !Object.hasOwn(model, name))).toEqual([]);
  });

  it("holds its parts for good, each watched by itself: a part is no field that may change", () => {
    const isPart = (model: object, name: string) => {
      const part: unknown = Reflect.get(model, name);
      return typeof part === "object" && part !== null && Object.getPrototypeOf(part) !== Object.prototype && isObservable(part);
    };
    const changing = WATCHED.flatMap(({ name, make }) => {
      const model = make();
      return fieldsOf(model).flatMap((field) => (isPart(model, field) ? [`${name}.${field}`] : []));
    });
    expect(changing, "makeAutoObservable is told of each of these that it is false").toEqual([]);
  });

  it.each(WATCHED)("tells whoever watches it what has changed, and shows the very thing that it holds: $name", ({ make }) => {
    const model = make();
    for (const field of fieldsOf(model)) {
      const [before, given] = [Reflect.get(model, field), { of: [field] }];
      const seen: unknown[] = [];
      const stop = autorun(() => seen.push(Reflect.get(model, field)));
      runInAction(() => Reflect.set(model, field, given));
      stop();
      runInAction(() => Reflect.set(model, field, before));
      expect([seen.length, seen.at(-1) === given], field).toEqual([2, true]);
    }
  });
});
