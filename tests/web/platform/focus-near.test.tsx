import { act, cleanup, render, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { useFocusNear } from "#web/platform/window/use-focus-near.ts";

afterEach(cleanup);

function Page() {
  const place = useFocusNear();
  const [rows, show] = useState(["a", "b", "c"]);
  const [isNews, tell] = useState(true);
  return (
    <div ref={place}>
      <div>
        {isNews ? (
          <button type="button" onClick={() => tell(false)}>
            Undo
          </button>
        ) : null}
      </div>
      <h2>Entries</h2>
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <button type="button">Change {row}</button>
            <button type="button" onClick={() => show(rows.filter((one) => one !== row))}>
              Remove {row}
            </button>
          </li>
        ))}
      </ul>
      <button type="button">After</button>
    </div>
  );
}

describe("the focus of a page", () => {
  it("goes to what is next where what was pressed goes, and is taken from nobody", async () => {
    const { getByText } = render(<Page />);
    const press = (name: string) => {
      getByText(name).focus();
      act(() => getByText(name).click());
    };
    const hasFocus = (name: string) => waitFor(() => expect(document.activeElement?.textContent).toBe(name));
    press("Undo");
    await hasFocus("Change a"); // The next that takes it, further out.
    press("Remove b");
    await hasFocus("Change c");
    press("Remove c");
    await hasFocus("Change a"); // Nothing follows in the list.
    press("Remove a");
    await hasFocus("After");
  });
});
