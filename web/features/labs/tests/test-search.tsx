import { labAddress } from "#web/platform/addresses/lab-address.ts";
import { labPhrases as says } from "#web/features/labs/wording/labs.ts";

type TestSearchProps = { readonly title: string | null; readonly kept: readonly (readonly [name: string, value: string])[] };

/** Asks for tests by name; `kept` goes with it. Works without script too. */
export const TestSearch = ({ title, kept }: TestSearchProps) => (
  <search>
    <form className="joined-input laboratory-search" action={labAddress.tests} data-stay>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="search" name="title" defaultValue={title ?? ""} aria-label={says.find} placeholder={says.find} maxLength={100} />
      <button type="submit" className="button soft">
        {says.findButton}
      </button>
    </form>
  </search>
);
