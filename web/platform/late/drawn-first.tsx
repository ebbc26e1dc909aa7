import { lazy, Suspense } from "react";
import type { ComponentType, FunctionComponent } from "react";

type DrawnFirst<Given> = {
  /** What the server draws, and a window that nothing was built for. A built window has null for it, so that its page names none of the code. */
  readonly fromTheStart: ComponentType<Given> | null;
  readonly load: () => Promise<ComponentType<Given>>;
  /** Keeps the place where nothing was drawn before: until the code has come, and where it does not come. */
  readonly place: ComponentType<Given>;
};

/**
 * A part that is seen at once and works without script, as plain links do: the server draws it with its page. A window leaves it as it was drawn and loads its code once
 * the page stands, for what it draws itself from then on.
 */
export function drawnFirst<Given extends object>({ fromTheStart, load, place: Place }: DrawnFirst<Given>): FunctionComponent<Given> {
  const Part =
    fromTheStart ??
    lazy(() =>
      load().then(
        (part) => ({ default: part }),
        (error: unknown) => {
          console.info(String(error)); // It names a file of the shop.
          return new Promise<never>(() => {}); // What the server drew stays as it is; anywhere else the place is kept.
        },
      ),
    );
  return function DrawnFirst(given: Given) {
    return (
      <Suspense fallback={<Place {...given} />}>
        <Part {...given} />
      </Suspense>
    );
  };
}
