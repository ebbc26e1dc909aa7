import { token } from "#core/shared/token.ts";

/** Source: specification/sign-in.md, Guards. */
export const GUARD_NAMES = ["adjust-scroll", "auth-route", "checkout", "load-session", "redirect-deprecated", "sso-login"] as const;
export type GuardName = (typeof GUARD_NAMES)[number];

/** A guard that a route names. `lets`: who may pass. */
export type GuardCall = { readonly name: GuardName; readonly lets?: "customers" | "visitors" };

/** The guard of pages for customers only. */
export const FOR_CUSTOMERS: readonly GuardCall[] = [{ name: "auth-route", lets: "customers" }];

/** The requested page: its path and its search. */
export type RequestedPage = { readonly path: string; readonly search: string };

/** `window`: it needs a browser, so it does not run on the server. `leads`: the address to go to instead; null: the page may be shown. */
export type Guard = {
  readonly where: "anywhere" | "window";
  readonly leads: (way: RequestedPage, call: GuardCall) => Promise<string | null>;
};

/** The guards of a site, each from one of its features. */
export type Guards = { readonly [Name in GuardName]?: Guard };
export const Guards = token<Guards>("Guards");

/** Guards of every page, before and after those of its route. Guards that the site does not have are left out. */
const BEFORE: readonly GuardCall[] = [{ name: "redirect-deprecated" }, { name: "sso-login" }, { name: "load-session" }];
const AFTER: readonly GuardCall[] = [{ name: "adjust-scroll" }];

/** The address of the first guard that leads elsewhere; null: the page may be shown. Throws "Unknown middleware" for an unknown name. */
export async function redirectByGuards(
  guards: Guards,
  calls: readonly GuardCall[],
  way: RequestedPage & { readonly on: "window" | "server" },
): Promise<string | null> {
  const before = BEFORE.filter(({ name }) => name in guards);
  const all = [...before, ...calls, ...AFTER].map((call) => ({ call, guard: guardNamed(guards, call.name) }));
  for (const { call, guard } of all) {
    if (guard.where === "window" && way.on === "server") continue;
    const elsewhere = await guard.leads(way, call);
    if (elsewhere !== null) return elsewhere;
  }
  return null;
}

function guardNamed(guards: Guards, name: string): Guard {
  const found = Object.entries(guards).find(([known]) => known === name);
  if (found === undefined) throw new Error("Unknown middleware");
  return found[1];
}

const isGuarded = (handle: unknown): handle is { readonly guards: readonly GuardCall[] } =>
  typeof handle === "object" && handle !== null && "guards" in handle && Array.isArray(handle.guards);

/** The guards that the routes of a page name, the outermost first. */
export const guardsOf = (matches: readonly { readonly handle?: unknown }[]): readonly GuardCall[] =>
  matches.flatMap(({ handle }) => (isGuarded(handle) ? handle.guards : []));

/** Whether only customers may see a page. */
export const isForCustomers = (matches: readonly { readonly handle?: unknown }[]): boolean =>
  guardsOf(matches).some(({ name, lets }) => name === "auth-route" && lets === "customers");
