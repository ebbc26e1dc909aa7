import { seededChance } from "#adapters/demo-chance/seeded-chance.ts";
import type { ProductRecord } from "./product-record.ts";

/** What a shop shows first of each category. */
const KNOWN = /ashwagandha|khamira gaozaban|kaju katli|joint ease|bamboo fibre|copper bottle|immunity|multivitamin|raw forest|kumkumadi/i;

/** How many steps back a shelf remembers: a row on a wide screen. */
const ROW = 5;

/**
 * Products by popularity: first a known one of each category, in the order of the menus, then mixed, so that on no shelf two
 * neighbours are of one brand or in one form.
 */
export function byPopularity(products: readonly ProductRecord[]): readonly ProductRecord[] {
  const all = counted(products);
  const chances = new Map(products.map((product) => [product, seededChance("popularity", product.slug)]));
  const chanceOf = (product: ProductRecord) => chances.get(product) ?? 0;
  const waiting = products.toSorted((a, b) => chanceOf(a) - chanceOf(b));
  const judged = new Map(products.map((product) => [product, judgedBy(product)]));
  const order: ProductRecord[] = [];
  const shelves = new Map<string, ProductRecord[]>();
  const left = counted(products);
  const take = (product: ProductRecord) => {
    order.push(...waiting.splice(waiting.indexOf(product), 1));
    put(product, shelves);
    for (const key of keysOf(product)) left.set(key, (left.get(key) ?? 0) - 1);
  };

  for (const category of new Set(products.map(mainOf))) {
    const leads = waiting.filter((product) => product.category_list.join() === category && isPlentiful(product) && fits(product, shelves));
    take(first([...leads.filter(({ title }) => KNOWN.test(title)), ...leads]));
  }
  while (waiting.length > 0) {
    const fitting = waiting.filter((product) => fits(product, shelves));
    if (fitting.length === 0) break;
    take(mostPressing(fitting, { judged, left, all, shelves }));
  }
  return waiting.reduce(squeezedIn, order);
}

/** The same with others as far behind as there is room for them. */
export const withUnpopular = (order: readonly ProductRecord[], others: readonly ProductRecord[]): readonly ProductRecord[] =>
  others.reduce(squeezedIn, [...order]);

type Shelves = ReadonlyMap<string, readonly ProductRecord[]>;

const mainOf = ({ category_list: [main = ""] }: ProductRecord): string => main;

const shelfNames = ({ category_list }: ProductRecord): readonly string[] => ["", ...category_list];

/** What lies on each shelf; "" is the shelf of all. Inactive products lie on none. */
function shelvesOf(order: readonly ProductRecord[]): Shelves {
  const shelves = new Map<string, ProductRecord[]>();
  for (const product of order) put(product, shelves);
  return shelves;
}

function put(product: ProductRecord, shelves: Map<string, ProductRecord[]>): void {
  if (product.status === "INACTIVE") return;
  for (const name of shelfNames(product)) {
    const shelf = shelves.get(name);
    if (shelf === undefined) shelves.set(name, [product]);
    else shelf.push(product);
  }
}

const isPlentiful = ({ status, seller_list: [offer] }: ProductRecord): boolean => status === "ACTIVE" && (offer?.total_stock ?? 0) > 5;

const clash = (a: ProductRecord, b: ProductRecord): boolean => a.form === b.form || a.brand.name === b.brand.name;

/** Whether it may stand behind the last of each of its shelves. */
const fits = (product: ProductRecord, shelves: Shelves): boolean =>
  product.status === "INACTIVE" ||
  shelfNames(product).every(
    (name) =>
      shelves
        .get(name)
        ?.slice(-1)
        .every((last) => !clash(last, product)) ?? true,
  );

/** What of a product is weighed at each step, worked out once: where it is counted, and its chance. */
type Judged = { readonly brand: string; readonly form: string; readonly all: string; readonly fancy: number };

const judgedBy = (product: ProductRecord): Judged => {
  const [brand = "", form = "", all = ""] = keysOf(product);
  return { brand, form, all, fancy: seededChance("fancy", product.slug) };
};

type Weighing = {
  readonly judged: ReadonlyMap<ProductRecord, Judged>;
  readonly left: Counts;
  readonly all: Counts;
  readonly shelves: Shelves;
};

/** Of the category furthest behind, what is hardest to place later and least seen in the row. */
function mostPressing(fitting: readonly ProductRecord[], { judged, left, all, shelves }: Weighing): ProductRecord {
  const weight = (product: ProductRecord): number => {
    const by = judged.get(product) ?? judgedBy(product);
    const ofCategory = left.get(by.all) ?? 0;
    const share = (key: string) => (left.get(key) ?? 0) / ofCategory;
    const behind = ofCategory / (all.get(by.all) ?? 0);
    const seen = shelfNames(product)
      .flatMap((name) => shelves.get(name)?.slice(-ROW) ?? [])
      .filter((other) => clash(other, product)).length;
    return 4 * behind + share(by.brand) ** 2 + share(by.form) ** 2 - 0.03 * seen - (isPlentiful(product) ? 0 : 0.1) + 0.15 * by.fancy;
  };
  const weighed = fitting.map((product) => ({ product, weight: weight(product) }));
  return weighed.reduce((best, other) => (other.weight > best.weight ? other : best)).product;
}

/** The order with a product that fitted nowhere at its end put at the last place where it does. */
function squeezedIn(order: readonly ProductRecord[], product: ProductRecord): ProductRecord[] {
  for (let place = order.length; place > 0; place -= 1) {
    const before = shelvesOf(order.slice(0, place));
    const after = shelvesOf(order.slice(place));
    const fitsThere = shelfNames(product).every((name) =>
      [before.get(name)?.at(-1), after.get(name)?.[0]].every((neighbour) => neighbour === undefined || !clash(neighbour, product)),
    );
    if (fitsThere) return order.toSpliced(place, 0, product);
  }
  throw new RangeError(`${product.slug} has no place without a like neighbour`);
}

type Counts = ReadonlyMap<string, number>;

/** How many of each brand and of each form ("category/brand", "category/form") and in all ("category/"). */
function counted(products: readonly ProductRecord[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of products.flatMap(keysOf)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

const keysOf = (product: ProductRecord): readonly string[] =>
  [product.brand.name, product.form, ""].map((key) => `${mainOf(product)}/${key}`);

function first(products: readonly ProductRecord[]): ProductRecord {
  const [found] = products;
  if (found === undefined) throw new RangeError("a category has no product to lead it");
  return found;
}
