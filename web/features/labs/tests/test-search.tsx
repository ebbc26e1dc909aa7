import { useRef } from "react";
import { labAddress } from "#web/platform/addresses/lab-address.ts";
import { useBroughtWords } from "#web/platform/window/brought-words.ts";
import { labPhrases as says } from "#web/features/labs/wording/labs.ts";

type TestSearchProps = { readonly title: string | null; readonly kept: readonly (readonly [name: string, value: string])[] };

/** Asks for tests by name; `kept` goes with it. Works without script too. */
export function TestSearch({ title, kept }: TestSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const brought = useBroughtWords("tests", field);
  return (
    <search>
      <form className="joined-input laboratory-search" action={labAddress.tests} data-stay>
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input
          ref={field}
          type="search"
          name="title"
          defaultValue={title ?? ""}
          aria-label={says.find}
          placeholder={says.find}
          maxLength={100}
        />
        <button type="submit" className="button soft">
          {says.findButton}
        </button>
      </form>
      <p role="status" className="small muted">
        {brought === null || title !== null ? null : says.brought({ words: brought })}
      </p>
    </search>
  );
}
