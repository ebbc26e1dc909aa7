/** The parts of the business in core, and which others each may import beside itself and shared. docs/neighbours.md says the same. */
export const neighbours: Readonly<Record<string, readonly string[]>> = {
  account: ["files", "identity", "shipping"],
  alerts: ["catalogue", "content", "identity", "jobs", "notifications", "quizzes", "staff"],
  assessments: ["account", "consultations", "files", "health", "identity", "labs", "ledger", "staff", "trackers"],
  cart: ["catalogue"],
  catalogue: ["shipping", "staff"],
  consultations: [
    "account",
    "catalogue",
    "identity",
    "invoices",
    "jobs",
    "ledger",
    "notifications",
    "payments",
    "plans",
    "reviews",
    "search",
    "shipping",
    "staff",
    "trackers",
  ],
  contact: ["identity", "staff"],
  content: [],
  coupons: ["catalogue"],
  "customer-cart": ["cart", "catalogue", "coupons", "identity", "ledger", "orders", "pricing", "shipping", "staff"],
  devices: ["identity"],
  events: ["fitbook", "identity", "notifications", "staff"],
  files: ["identity"],
  fitbook: ["account", "files", "identity", "jobs", "search", "staff"],
  health: ["search"],
  identity: ["jobs"],
  invoices: ["identity", "ledger", "orders", "shipping"],
  jobs: [],
  ledger: [],
  labs: [
    "account",
    "consultations",
    "files",
    "identity",
    "invoices",
    "jobs",
    "ledger",
    "notifications",
    "payments",
    "plans",
    "search",
    "shipping",
    "staff",
  ],
  me: ["account", "catalogue", "customer-cart", "identity", "wishlist"],
  newsletter: ["identity", "jobs", "staff"],
  notifications: ["fitbook", "identity", "jobs", "ledger", "orders"],
  "order-news": ["identity", "jobs", "ledger", "notifications", "orders", "payments", "points"],
  orders: ["account", "cart", "catalogue", "coupons", "files", "identity", "jobs", "ledger", "payments", "pricing", "shipping", "staff"],
  "page-views": [],
  payments: ["identity", "jobs", "ledger"],
  plans: ["account", "content", "identity", "invoices", "jobs", "ledger", "notifications", "payments", "staff"],
  points: ["identity", "ledger", "orders"],
  pricing: ["cart", "catalogue", "coupons", "shipping"],
  promotions: ["cart", "catalogue", "coupons", "customer-cart", "pricing", "shipping", "staff"],
  quizzes: ["fitbook", "identity", "notifications", "staff"],
  reviews: ["catalogue", "files", "identity", "orders", "staff"],
  search: ["catalogue"],
  shared: [],
  shipping: ["staff"],
  "sign-in": ["account", "identity", "jobs", "me"],
  staff: ["content", "files", "identity"],
  tickets: ["files", "identity", "jobs", "ledger", "staff"],
  trackers: ["account", "devices", "files", "health", "identity", "jobs", "notifications", "search", "staff"],
  wishlist: ["catalogue", "identity"],
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
