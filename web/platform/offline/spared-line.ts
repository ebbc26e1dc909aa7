/**
 * Whether the browser is set to save data, or says that its line is slow. TypeScript does not know this property yet; few browsers have it.
 */
export const sparesLine = (navigator: object): boolean => savesData(navigator) || SLOW.includes(connectionOf(navigator).effectiveType);

/** Whether the browser is set to save data. */
export const savesData = (navigator: object): boolean => connectionOf(navigator).saveData === true;

const SLOW: readonly unknown[] = ["slow-2g", "2g"];

const connectionOf = (navigator: object): { readonly saveData?: unknown; readonly effectiveType?: unknown } =>
  Object(Reflect.get(navigator, "connection"));
