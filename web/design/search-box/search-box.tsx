import Search from "lucide-react/icons/search";
import { useEffect, useRef } from "react";
import { siteWords } from "#web/design/site-words.ts";
import { shopAddress } from "#web/design/link/shop-address.ts";
import type { ReactNode, RefObject } from "react";

/** The list under the field; `active` is the id of the entry that the arrow keys have reached. */
export type SearchList = { readonly id: string; readonly isOpen: boolean; readonly active: string | null };

type Box = {
  /** What the page at hand was asked for. */
  readonly sought: string;
  readonly className: string;
  readonly field?: RefObject<HTMLInputElement | null>;
  readonly onFocus?: () => void;
  /** Null: there is none. */
  readonly list?: SearchList | null;
  readonly children?: ReactNode;
};

/** A plain form: it works without script. A new page's words stand in place of the old one's. */
export function SearchBox({ sought, className, field: outer, onFocus, list = null, children }: Box) {
  const own = useRef<HTMLInputElement>(null);
  const field = outer ?? own;
  const shown = useRef(sought);
  useEffect(() => {
    if (field.current === null || shown.current === sought) return; // What was typed while the first page woke up stays.
    shown.current = sought;
    field.current.value = sought;
  }, [field, sought]);
  return (
    <search className={className}>
      <form className="search-box" action={shopAddress.products}>
        <Search className="icon" aria-hidden="true" />
        <input
          ref={field}
          type="search"
          name="title"
          defaultValue={sought}
          maxLength={80}
          autoComplete="off"
          placeholder={siteWords.searchPlaceholder}
          aria-label={siteWords.search}
          enterKeyHint="search"
          onFocus={onFocus}
          {...(list === null ? {} : comboboxOf(list))}
        />
        {children}
      </form>
    </search>
  );
}

const comboboxOf = ({ id, isOpen, active }: SearchList) => ({
  role: "combobox",
  "aria-autocomplete": "list" as const,
  "aria-expanded": isOpen,
  "aria-controls": id,
  ...(active === null ? {} : { "aria-activedescendant": active }),
});
