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
  const judged = judgedOf(products).toSorted((a, b) => a.chance - b.chance);
  const waiting = new Set(judged);
  const order: ProductRecord[] = [];
  const take = (taken: Judged) => {
    waiting.delete(taken);
    order.push(taken.product);
    if (taken.product.status !== "INACTIVE") for (const shelf of taken.shelves) shelf.push(taken.product);
    for (const count of [taken.ofBrand, taken.ofForm, taken.ofCategory]) count.left -= 1;
  };

  for (const category of new Set(products.map(mainOf))) {
    const leads = [...waiting].filter((one) => one.product.category_list.join() === category && one.isPlentiful && fits(one));
    take(first([...leads.filter(({ product }) => KNOWN.test(product.title)), ...leads]));
  }
  while (waiting.size > 0) {
    const fitting = [...waiting].filter(fits);
    if (fitting.length === 0) break;
    take(mostPressing(fitting));
  }
  return [...waiting].map(({ product }) => product).reduce(squeezedIn, order);
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

/** How many there are, and how many of them are not placed yet. */
type Count = { readonly all: number; left: number };

/** What of a product is weighed at each step, worked out once. `shelves`: what lies so far on those where it will lie, in this order. */
type Judged = {
  readonly product: ProductRecord;
  readonly shelves: readonly ProductRecord[][];
  readonly ofBrand: Count;
  readonly ofForm: Count;
  readonly ofCategory: Count;
  readonly isPlentiful: boolean;
  readonly chance: number;
  readonly fancy: number;
};

function judgedOf(products: readonly ProductRecord[]): readonly Judged[] {
  const shelves = new Map<string, ProductRecord[]>();
  const shelf = (name: string): ProductRecord[] => {
    const known = shelves.get(name) ?? [];
    shelves.set(name, known);
    return known;
  };
  const counts = new Map([...counted(products)].map(([key, all]): [string, Count] => [key, { all, left: all }]));
  const count = (key: string): Count => counts.get(key) ?? { all: 0, left: 0 };
  return products.map((product) => {
    const [brand = "", form = "", all = ""] = keysOf(product);
    return {
      product,
      shelves: shelfNames(product).map(shelf),
      isPlentiful: isPlentiful(product),
      ofBrand: count(brand),
      ofForm: count(form),
      ofCategory: count(all),
      chance: seededChance("popularity", product.slug),
      fancy: seededChance("fancy", product.slug),
    };
  });
}

/** Whether it may stand behind the last of each of its shelves. */
function fits({ product, shelves }: Judged): boolean {
  return (
    product.status === "INACTIVE" ||
    shelves.every((shelf) => {
      const last = shelf.at(-1);
      return last === undefined || !clash(last, product);
    })
  );
}

/** Of the category furthest behind, what is hardest to place later and least seen in the row. */
function mostPressing(fitting: readonly Judged[]): Judged {
  const weighed = fitting.map((one) => ({ one, weight: weight(one) }));
  return weighed.reduce((best, other) => (other.weight > best.weight ? other : best)).one;
}

function weight({ product, shelves, ofBrand, ofForm, ofCategory, isPlentiful, fancy }: Judged): number {
  const share = ({ left }: Count) => left / ofCategory.left;
  const behind = ofCategory.left / ofCategory.all;
  let seen = 0;
  for (const shelf of shelves)
    for (let back = 1; back <= ROW; back += 1) {
      const other = shelf.at(-back);
      if (other !== undefined && clash(other, product)) seen += 1;
    }
  return 4 * behind + share(ofBrand) ** 2 + share(ofForm) ** 2 - 0.03 * seen - (isPlentiful ? 0 : 0.1) + 0.15 * fancy;
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

/** How many of each brand and of each form ("category/brand", "category/form") and in all ("category/"). */
function counted(products: readonly ProductRecord[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of products.flatMap(keysOf)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

const keysOf = (product: ProductRecord): readonly string[] =>
  [product.brand.name, product.form, ""].map((key) => `${mainOf(product)}/${key}`);

function first(leads: readonly Judged[]): Judged {
  const [found] = leads;
  if (found === undefined) throw new RangeError("a category has no product to lead it");
  return found;
}
