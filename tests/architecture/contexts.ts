/** The parts of the business in core, and which others each may import beside itself and shared. docs/architecture.md says the same. */
export const neighbours: Readonly<Record<string, readonly string[]>> = {
  shared: [],
  identity: [],
  jobs: [],
  "sign-in": ["identity", "jobs", "catalogue", "customer-cart", "account"],
  catalogue: [],
  cart: ["catalogue"],
  coupons: ["catalogue"],
  shipping: [],
  content: [],
  devices: ["identity"],
  contact: ["identity"],
  staff: ["identity", "contact", "content", "files"],
  newsletter: ["identity", "jobs"],
  pricing: ["catalogue", "cart", "coupons", "shipping"],
  files: ["identity"],
  account: ["identity", "files", "shipping"],
  fitbook: ["identity", "files"],
  notifications: ["identity", "jobs", "fitbook", "ledger", "ordering"],
  "order-news": ["identity", "jobs", "notifications", "ordering", "points"],
  "customer-cart": ["identity", "catalogue", "cart", "coupons", "shipping", "pricing", "ledger", "ordering"],
  promotions: ["catalogue", "cart", "coupons", "pricing", "customer-cart"],
  ledger: [],
  ordering: ["identity", "jobs", "catalogue", "cart", "coupons", "shipping", "pricing", "files", "account", "ledger"],
  payments: ["identity", "ledger", "ordering"],
  invoices: ["identity", "shipping", "ledger", "ordering"],
  tickets: ["identity", "jobs", "files", "ledger", "ordering", "staff"],
  reviews: ["identity", "catalogue", "files", "ordering", "staff"],
  points: ["identity", "ledger", "ordering"],
};

/** What a context reaches, however many steps away. Never ends on a circle: each context is entered once. */
export function reached(context: string, map = neighbours, seen = new Set<string>()): ReadonlySet<string> {
  for (const next of map[context] ?? []) {
    if (seen.has(next)) continue;
    seen.add(next);
    reached(next, map, seen);
  }
  return seen;
}

/** The neighbours that a page of prose or a table lists for a context: on the line that begins with its name. Null: no such line. */
export function neighboursIn(page: string, context: string): readonly string[] | null {
  const line = new RegExp(`^[\\s|*-]*\`?${context}\`?\\s*[|:>→](.*)$`, "m").exec(page)?.[1];
  if (line === undefined) return null;
  return Object.keys(neighbours).filter((name) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(line));
}
