import { BrowseShelf, makeBrowseShelf } from "#core/catalogue/browse-shelf.use-case.ts";
import { Catalogue } from "#core/catalogue/catalogue.port.ts";
import { ListCategories, makeListCategories } from "#core/catalogue/list-categories.use-case.ts";
import { makeRefreshProducts, RefreshProducts } from "#core/catalogue/refresh-products.use-case.ts";
import { makeSearchProducts, SearchProducts } from "#core/catalogue/search-products.use-case.ts";
import { makeShowProduct, ShowProduct } from "#core/catalogue/show-product.use-case.ts";
import { make } from "./wire.ts";
import type { Container } from "inversify";
import type { OverHttp } from "#adapters/http-client/over-http.ts";

export function catalogueInProcess(container: Container): void {
  make(container, ListCategories, makeListCategories, [Catalogue]);
  make(container, BrowseShelf, makeBrowseShelf, [Catalogue]);
  make(container, ShowProduct, makeShowProduct, [Catalogue]);
  make(container, RefreshProducts, makeRefreshProducts, [Catalogue]);
  make(container, SearchProducts, makeSearchProducts, [Catalogue]);
}

export function catalogueOverHttp(container: Container, overHttp: OverHttp): void {
  const declared = () => import("#adapters/http-contract/catalogue.ts"); // Loaded by the first call.
  container.bind(ListCategories).toConstantValue(overHttp(async () => (await declared()).listCategories));
  container.bind(BrowseShelf).toConstantValue(overHttp(async () => (await declared()).browseShelf));
  container.bind(ShowProduct).toConstantValue(overHttp(async () => (await declared()).showProduct));
  container.bind(RefreshProducts).toConstantValue(overHttp(async () => (await declared()).refreshProducts));
  container.bind(SearchProducts).toConstantValue(overHttp(async () => (await declared()).searchProducts));
}
