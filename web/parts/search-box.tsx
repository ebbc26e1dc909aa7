import { Search } from "lucide-react";
import { useEffect, useRef } from "react";
import { siteWords } from "#web/wording/site.ts";
import { shopAddress } from "./shop-address.ts";

/** A plain form: it works without script. `sought` is what the page at hand was asked for; a new page's words stand in place of the old one's. */
export function SearchBox({ sought, className }: { readonly sought: string; readonly className: string }) {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(sought);
  useEffect(() => {
    if (field.current === null || shown.current === sought) return; // What was typed while the first page woke up stays.
    shown.current = sought;
    field.current.value = sought;
  }, [sought]);
  return (
    <search className={className}>
      <form className="search" action={shopAddress.products}>
        <Search className="i" />
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
        />
      </form>
    </search>
  );
}
