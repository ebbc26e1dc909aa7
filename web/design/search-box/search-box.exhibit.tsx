import { exhibit } from "#web/gallery/exhibit.tsx";
import { say } from "#web/gallery/samples.ts";
import { hindi, long } from "#web/gallery/trial-texts.ts";
import { SearchBox } from "./search-box.tsx";
import type { Exhibit } from "#web/gallery/exhibit.tsx";

export const searchBoxExhibits: readonly Exhibit[] = [
  exhibit(
    SearchBox,
    () => ({
      empty: { sought: "", className: "error-page-search" },
      filled: { sought: say.sought, className: "error-page-search" },
      long: { sought: long.line, className: "error-page-search" },
      Hindi: { sought: hindi.title, className: "error-page-search" },
    }),
    { room: "card" },
  ),
];
