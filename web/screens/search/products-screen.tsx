import { ShelfScreen } from "#web/screens/shelf/shelf-screen.tsx";
import { SearchScreen } from "./search-screen.tsx";
import type { ShelfData } from "#web/screens/shelf/shelf-data.ts";
import type { SearchData } from "./search-data.ts";

type ProductsData = { readonly kind: "shelf"; readonly shelf: ShelfData } | { readonly kind: "search"; readonly found: SearchData };

/** What was searched for; all products where nothing was. */
export const ProductsScreen = ({ data }: { readonly data: ProductsData }) =>
  data.kind === "search" ? <SearchScreen data={data.found} /> : <ShelfScreen data={data.shelf} />;
