import { token } from "#core/shared/token.ts";

/** Source: specification/sign-in.md, Guards. */
export const GUARD_NAMES = ["adjust-scroll", "auth-route", "checkout", "load-session", "redirect-deprecated", "sso-login"] as const;
export type GuardName = (typeof GUARD_NAMES)[number];

/** What a route says of a guard: its name and, of auth-route, whom it lets in. */
export type GuardCall = { readonly name: GuardName; readonly lets?: "customers" | "visitors" };

/** Of pages that only customers have. */
export const FOR_CUSTOMERS: readonly GuardCall[] = [{ name: "auth-route", lets: "customers" }];

/** The page that is asked for: its path with its search. */
export type RequestedPage = { readonly path: string; readonly search: string };

/** `window`: it knows a browser, hence runs in none of the server's pages. `leads`: another address to go to; null: on. */
export type Guard = {
  readonly where: "anywhere" | "window";
  readonly leads: (way: RequestedPage, call: GuardCall) => Promise<string | null>;
};

/** The guards of a site, each of a feature that it has. */
export type Guards = { readonly [Name in GuardName]?: Guard };
export const Guards = token<Guards>("Guards");

/** On the way to every page, before and after what its route says; of them those that the site has. */
const BEFORE: readonly GuardCall[] = [{ name: "redirect-deprecated" }, { name: "sso-login" }, { name: "load-session" }];
const AFTER: readonly GuardCall[] = [{ name: "adjust-scroll" }];

/** Where the guards of a page lead instead, the first that leads away; null: to the page. Throws "Unknown middleware" for a name that is none. */
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

/** What the routes of a page say, from the outermost in. */
export const guardsOf = (matches: readonly { readonly handle?: unknown }[]): readonly GuardCall[] =>
  matches.flatMap(({ handle }) => (isGuarded(handle) ? handle.guards : []));
