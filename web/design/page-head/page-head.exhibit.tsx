import { exhibit } from "#web/gallery/exhibit.tsx";
import { say } from "#web/gallery/samples.ts";
import { hindi, long } from "#web/gallery/trial-texts.ts";
import { PageHead } from "./page-head.tsx";
import type { Exhibit } from "#web/gallery/exhibit.tsx";

export const pageHeadExhibits: readonly Exhibit[] = [
  exhibit(
    PageHead,
    () => ({
      plain: { here: say.cart, title: say.cart, lead: say.bad },
      "of a page below another": { way: [{ title: say.shop, address: "/shop" }], here: say.cart, title: say.cart, lead: say.bad },
      long: { here: long.line, title: long.line, lead: long.text },
      Hindi: { here: hindi.title, title: hindi.title, lead: hindi.notice },
    }),
    { room: "all" },
  ),
];
