import { exhibit } from "#web/gallery/exhibit.tsx";
import { categories, say } from "#web/gallery/samples.ts";
import { hindi, long } from "#web/gallery/trial-texts.ts";
import { CategoryList } from "./category-list.tsx";
import { CategoryMark } from "./category-mark.tsx";
import type { Exhibit } from "#web/gallery/exhibit.tsx";

export const categoryExhibits: readonly Exhibit[] = [
  exhibit(CategoryMark, () =>
    Object.fromEntries([...categories.map(({ slug }) => slug), say.unknown].map((slug) => [slug, { slug, className: "gallery-mark" }])),
  ),
  exhibit(
    CategoryList,
    () => ({
      some: { categories },
      long: { categories: [{ slug: "long", title: long.word, products: 1 }] },
      Hindi: { categories: hindi.choices.map((title) => ({ slug: title, title, products: 1 })) },
    }),
    { room: "all" },
  ),
];
