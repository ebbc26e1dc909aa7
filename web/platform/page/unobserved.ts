/**
 * What stands in the place of MobX where the server draws: a page is drawn once, and nothing that changes afterwards is drawn again. To
 * observe each store of it took a twentieth of drawing. A window has MobX itself, and `observer` draws without it on the server
 * (`enableStaticRendering`).
 */

/** Methods keep their object, as `autoBind` has it; getters and fields are what they are. */
export function makeAutoObservable<Target extends object>(target: Target): Target {
  const bound = target as Record<string, unknown>;
  for (const [name, method] of methodsOf(Object.getPrototypeOf(target))) bound[name] = method.bind(target);
  return target;
}

type Method = (...given: readonly unknown[]) => unknown;
const methods = new WeakMap<object, readonly (readonly [string, Method])[]>();

/** Of a class, which has none above it: MobX takes no other. Found once, as a server draws many pages. */
function methodsOf(prototype: object): readonly (readonly [string, Method])[] {
  const stored = methods.get(prototype);
  if (stored !== undefined) return stored;
  const own = Object.entries(Object.getOwnPropertyDescriptors(prototype)).flatMap(([name, { value }]) =>
    typeof value === "function" && name !== "constructor" ? [[name, value as Method] as const] : [],
  );
  methods.set(prototype, own);
  return own;
}

export const runInAction = <Answer>(act: () => Answer): Answer => act();

/** Nothing changes while a page is drawn. */
export function reaction<Value>(of: () => Value, then: (value: Value) => void, { fireImmediately = false } = {}): () => void {
  if (fireImmediately) then(of());
  return () => {};
}

/** How a getter is compared, where one looks for changes. */
export const computed = (): Readonly<Record<string, never>> => ({});
