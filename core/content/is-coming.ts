import { COMING_AREAS } from "./coming-areas.ts";

/**
 * Whether an address of this site belongs to an area that is not open yet. What is asked of the page (?…) and capitals make no difference.
 * It turns false by itself when an address is taken out of the list. Source: specification/content.md, Areas that come later.
 */
export const isComing = (address: string): boolean => isOneOf(COMING, address);

/** Whether an address is one of these paths, which are written as routes are. */
export const isOneOf = (paths: readonly string[], address: string): boolean =>
  paths.some((path) => new RegExp(`^${patternOf(path)}/?(?:[?#].*)?$`, "i").test(address));

const COMING = COMING_AREAS.flatMap(({ paths }) => paths);

/** A path as routes are written: `/:id` is a part that is there, `/:id?` one that may be. */
function patternOf(path: string): string {
  return path.replaceAll(/\/:\w+(\?)?/g, (_, isOptional) => (isOptional === undefined ? "/[^/?#]+" : "(?:/[^/?#]+)?"));
}
