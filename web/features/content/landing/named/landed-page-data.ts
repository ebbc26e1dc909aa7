import { FindProducts } from "#core/catalogue/find-products.use-case.ts";
import { UNNARROWED } from "#core/catalogue/collection.ts";
import { ANYBODY_AT_ALL } from "#core/consultations/directory/directory-query.ts";
import { FindPractitioners } from "#core/consultations/directory/find-practitioners.use-case.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { failureOrDefect } from "#web/platform/requests/failure.ts";
import type { RatedProduct } from "#core/catalogue/product.ts";
import type { DirectoryEntry } from "#core/consultations/directory/directory-entry.ts";
import type { LandingBlock, LandingPage } from "#core/content/landing-pages/landing-page.ts";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";

type Of<Kind extends LandingBlock["kind"]> = Extract<LandingBlock, { readonly kind: Kind }>;

/** A block with what it shows of the shop and of who practises. `place`: how many stand above it. */
export type LandedBlock = { readonly place: number } & Filled;

type Filled =
  | Exclude<LandingBlock, { readonly kind: "shelf" | "practitioners" }>
  | (Of<"shelf"> & { readonly products: readonly RatedProduct[] })
  | (Of<"practitioners"> & { readonly entries: readonly DirectoryEntry[] });

/** `year` is this one, from which years of practice are counted. */
export type LandedPage = Omit<LandingPage, "blocks"> & { readonly blocks: readonly LandedBlock[]; readonly year: number };

const MOST_PRODUCTS = 10;
const MOST_PRACTITIONERS = 3;

/** A landing page with what its blocks show. Source: specification/plans.md, Landing pages by name. */
export async function landedPageData(page: LandingPage, dependencies: Dependencies): Promise<LandedPage> {
  const year = Number(indianDay(dependencies.get(Clock)()).slice(0, 4));
  return {
    ...page,
    blocks: await Promise.all(page.blocks.map(async (block, place) => ({ ...(await filled(block, dependencies)), place }))),
    year,
  };
}

async function filled(block: LandingBlock, dependencies: Dependencies): Promise<Filled> {
  switch (block.kind) {
    case "shelf":
      return { ...block, products: await orNone(productsOn(block.category, dependencies)) };
    case "practitioners":
      return { ...block, entries: await orNone(practitionersOf(block.therapy, dependencies)) };
    case "banner":
    case "quiz":
    case "challenge":
    case "event":
    case "text":
    case "enquiry":
      return block;
  }
}

async function productsOn(category: string, dependencies: Dependencies): Promise<readonly RatedProduct[]> {
  const found = await dependencies.get(FindProducts)({
    on: { kind: "category", name: category },
    narrowing: UNNARROWED,
    order: "popular",
    after: null,
  });
  return found.kind === "ok" ? found.value.products.slice(0, MOST_PRODUCTS) : [];
}

async function practitionersOf(therapy: string | null, dependencies: Dependencies): Promise<readonly DirectoryEntry[]> {
  const query = { ...ANYBODY_AT_ALL, type: therapy ?? "", order: "soonest", after: null } as const;
  return (await dependencies.get(FindPractitioners)(query)).entries.slice(0, MOST_PRACTITIONERS);
}

/** The rest of a page stands also where one of its blocks can't be had. */
async function orNone<Thing>(found: Promise<readonly Thing[]>): Promise<readonly Thing[]> {
  try {
    return await found;
  } catch (error) {
    failureOrDefect(error);
    return [];
  }
}
