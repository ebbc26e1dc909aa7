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

/**
 * An element that is the same for every visitor. The server draws it once and keeps its markup. In the browser it is a normal element.
 * It must not call `useId`, because those ids depend on what stands before it on the page.
 */
export function MarkupOnce({ as, of, children }: Print) {
  const sheet = useContext(SheetContext);
  return sheet === null ? children : <i data-print={sheet.place(`${as} ${JSON.stringify(of)}`, children)} />;
}
