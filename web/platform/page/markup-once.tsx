import { createContext, useContext } from "react";
import type { ReactElement } from "react";
import type { PageMarkup } from "./kept-markup.ts";

const SheetContext = createContext<PageMarkup | null>(null);

/** Only the server provides it. */
export const PageMarkupProvider = SheetContext.Provider;

type Print = {
  /** A key that names the element and all its data. Elements with the same key have the same markup. */
  readonly as: string;
  readonly of: unknown;
  readonly children: ReactElement;
};

function DrawnOnce({ as, of, children }: Print) {
  const sheet = useContext(SheetContext);
  return sheet === null ? children : <i data-print={sheet.place(`${as} ${JSON.stringify(of)}`, children)} />;
}

/**
 * An element that is the same for every visitor. The server draws it once and keeps its markup. In the browser it is a normal element. It
 * must not call `useId`, because those ids depend on what stands before it on the page, and nothing of the router's, which is not around
 * it.
 */
export const MarkupOnce = import.meta.env.SSR ? DrawnOnce : ({ children }: Print) => children; // A window does not load what it never does.
