import { lazy, memo, Suspense, useRef } from "react";
import type { ComponentType, FunctionComponent } from "react";

type DrawnFirst<Given> = {
  /**
   * What the server draws, and a window that nothing was built for. A built window has null for it, so that its page names none of the
   * code.
   */
  readonly fromTheStart: ComponentType<Given> | null;
  readonly load: () => Promise<ComponentType<Given>>;
  /** Keeps the place where nothing was drawn before: until the code has come, and where it does not come. */
  readonly place: ComponentType<Given>;
};

/**
 * A part that is seen at once and works without script, as plain links do: the server draws it with its page. A window leaves it as it was
 * drawn and loads its code once the page stands, for what it draws itself from then on. The part first draws what the server drew: what a
 * browser knows beyond that it may show once `useAwake` is true.
 */
export function drawnFirst<Given extends object>({ fromTheStart, load, place }: DrawnFirst<Given>): FunctionComponent<Given> {
  let isOther = false;
  let giveUp = (): void => {};
  const code = () =>
    load().then(
      (part) => ({ default: part }),
      (error: unknown) => {
        console.info(String(error)); // It names a file of the shop.
        // What the server drew stays as it is, as long as it is what is to be drawn. A page that is gone to must not wait for it.
        return isOther
          ? { default: place }
          : new Promise<{ default: ComponentType<Given> }>((settle) => {
              giveUp = () => settle({ default: place });
            });
      },
    );
  return memo(
    drawnBy(fromTheStart ?? lazy(code), place, () => {
      isOther = true;
      giveUp();
    }),
  );
}

const drawnBy = <Given extends object>(Part: ComponentType<Given>, Place: ComponentType<Given>, onOther: () => void) =>
  function DrawnFirst(given: Given) {
    const first = useRef(given);
    if (first.current !== given) onOther();
    return (
      <Suspense fallback={<Place {...given} />}>
        <Part {...given} />
      </Suspense>
    );
  };
