import { Catalogue } from "#core/catalogue/catalogue.port.ts";
import { makeSearchProducts, SearchProducts } from "#core/search/search-products.use-case.ts";
import { make } from "#adapters/composition/make.ts";
import type { Container } from "#adapters/composition/container.ts";

export function searchInProcess(container: Container): void {
  make(container, SearchProducts, makeSearchProducts, { catalogue: Catalogue });
}
