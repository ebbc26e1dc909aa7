import { exhibit } from "#web/gallery/exhibit.tsx";
import { say } from "#web/gallery/samples.ts";
import { hindi, long } from "#web/gallery/trial-texts.ts";
import { Breadcrumb } from "./breadcrumb.tsx";
import type { Exhibit } from "#web/gallery/exhibit.tsx";

const way = [
  { title: say.shop, address: "/shop" },
  { title: say.accordion, address: "/shop/products" },
];

export const breadcrumbExhibits: readonly Exhibit[] = [
  exhibit(
    Breadcrumb,
    () => ({
      plain: { way, here: say.cart },
      "of a page below none": { way: [], here: say.cart },
      long: { way, here: long.line },
      Hindi: { way, here: hindi.title },
    }),
    { room: "card" },
  ),
];
