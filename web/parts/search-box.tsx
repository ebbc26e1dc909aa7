import { Search } from "lucide-react";
import { siteWords } from "#web/wording/site.ts";
import { shopAddress } from "./shop-address.ts";

/** A plain form: it works without script. `sought` is what the page at hand was asked for. */
export function SearchBox({ sought, className }: { readonly sought: string; readonly className: string }) {
  return (
    <search className={className}>
      <form className="search" action={shopAddress.products}>
        <Search className="i" />
        <input key={sought} type="search" name="title" defaultValue={sought} maxLength={80} placeholder={siteWords.searchPlaceholder} aria-label={siteWords.search} enterKeyHint="search" />
      </form>
    </search>
  );
}
