import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { draftsIn } from "#adapters/browser-storage/drafts.ts";
import { begunTextsIn, TextDrafts } from "#web/features/fitbook/text-drafts.ts";
import { useTextDraft } from "#web/features/fitbook/use-text-draft.ts";
import { AllDependencies } from "#web/platform/late/all-dependencies.ts";
import { DependenciesProvider } from "#web/platform/window/dependencies.tsx";
import { composeMemory } from "#tests/composition.ts";

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const [asha, ravi] = [customerId("asha"), customerId("ravi")];

function Field({ who, place, given }: { readonly who: typeof asha; readonly place: string; readonly given: string }) {
  const { text, write, forget } = useTextDraft(who, place, given);
  return (
    <>
      <textarea aria-label="Text" value={text} onChange={({ target }) => write(target.value)} />
      <button type="button" onClick={forget}>
        Send
      </button>
    </>
  );
}

/** A window of this tab, as it is after a load; `come`: when its late code is there. */
function opened({ who = asha, place = "comment/p-1", given = "", come = Promise.resolve() } = {}) {
  cleanup();
  const container = composeMemory();
  const drafts = draftsIn(() => sessionStorage, { key: "fitbook-drafts", read: begunTextsIn });
  const of = vi.fn(drafts.of);
  container.bind(TextDrafts).toConstantValue({ ...drafts, of });
  container.bind(AllDependencies).toConstantValue(() => come.then(() => container));
  render(
    <DependenciesProvider value={container}>
      <Field who={who} place={place} given={given} />
    </DependenciesProvider>,
  );
  /** What was kept has been looked up, so that it stands there if it is to. */
  return { isLookedUp: () => waitFor(() => expect(of).toHaveBeenCalled()) };
}
const text = () => screen.getByRole<HTMLTextAreaElement>("textbox").value;
const type = (value: string) => fireEvent.change(screen.getByRole("textbox"), { target: { value } });

describe("a text that is begun in Fitbook", () => {
  it("is there after a reload, where it was written, for whoever wrote it, until it is sent", async () => {
    opened();
    type("Well done");
    await waitFor(() => expect(sessionStorage.getItem("fitbook-drafts")).toContain("Well done"));
    opened();
    await waitFor(() => expect(text()).toBe("Well done"));
    for (const other of [{ place: "comment/p-2" }, { who: ravi }]) {
      await opened(other).isLookedUp();
      expect(text()).toBe("");
    }
    opened();
    await waitFor(() => expect(text()).toBe("Well done"));
    fireEvent.click(screen.getByRole("button"));
    expect(text()).toBe("");
    await opened().isLookedUp();
    expect(text()).toBe("");
  });

  it("goes on from what stood there, and is kept too where it was typed before the code had come", async () => {
    let arrive = () => {};
    const come = new Promise<void>((go) => {
      arrive = go;
    });
    opened({ place: "edit/p-1", given: "As it was", come });
    expect(text()).toBe("As it was");
    type("As it is now");
    arrive();
    await waitFor(() => expect(sessionStorage.getItem("fitbook-drafts")).toContain("As it is now"));
    expect(text()).toBe("As it is now");
    opened({ place: "edit/p-1", given: "As it was" });
    await waitFor(() => expect(text()).toBe("As it is now"));
    type("As it was");
    expect(JSON.parse(sessionStorage.getItem("fitbook-drafts") ?? "")).toEqual({ customer: "asha", texts: {} });
  });

  it("reads with care what a tab has kept", () => {
    expect(begunTextsIn({ texts: { a: "b", c: 1 } })).toEqual({ texts: { a: "b" } });
    for (const odd of [{}, { texts: null }, { texts: "x" }]) expect(begunTextsIn(odd)).toEqual({ texts: {} });
  });
});
