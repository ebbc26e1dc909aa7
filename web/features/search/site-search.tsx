import { useRef, useState } from "react";
import { Opened } from "#web/platform/late/opened.tsx";
import { SearchBox } from "#web/design/search-box/search-box.tsx";
import { useBroughtWords } from "#web/platform/window/brought-words.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import type { Category } from "#core/catalogue/category.ts";
import type { SearchList } from "#web/design/search-box/search-box.tsx";

const suggestions = lateCode(() => import("./suggestions.tsx"), "Suggestions");

type Search = { readonly sought: string; readonly categories: readonly Category[]; readonly className: string };

/** The search box, and under it what is meant as somebody types. The code of that comes once the field has the focus. */
export function SiteSearch({ sought, categories, className }: Search) {
  const field = useRef<HTMLInputElement>(null);
  const [isWanted, want] = useState(false);
  const [list, tell] = useState<SearchList | null>(null);
  useBroughtWords("products", field);
  return (
    <SearchBox sought={sought} className={className} field={field} list={list} onFocus={() => want(true)}>
      {isWanted ? <Opened load={suggestions} given={{ field, categories, onChange: tell }} /> : null}
    </SearchBox>
  );
}
