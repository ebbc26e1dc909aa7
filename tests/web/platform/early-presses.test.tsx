import { StrictMode, useState } from "react";
import { readFileSync } from "node:fs";
import { runInThisContext } from "node:vm";
import { fireEvent, screen } from "@testing-library/dom";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { UNNARROWED } from "#core/catalogue/collection.ts";
import { OnAwake } from "#web/platform/window/on-awake.tsx";
import { repeatPresses, earlyPresses } from "#web/platform/window/early-presses.ts";
import { SortChoice } from "#web/features/catalogue/list/sort-choice.tsx";
import type { FormEvent, MouseEvent, ReactElement } from "react";

const early = readFileSync("web/platform/window/early.js", "utf8");

let close = () => {};
afterEach(() => {
  vi.restoreAllMocks();
  close();
  document.body.innerHTML = "";
});

/** A page as its server drew it, with what comes before its code; what `done` does, nobody hears yet. Then it wakes up. */
function wakesUp(page: ReactElement, done: () => void, doneMeanwhile = () => {}): void {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  runInThisContext(early);
  done();
  const before = earlyPresses();
  const root = hydrateRoot(
    container,
    <StrictMode>
      <OnAwake onDrawn={before.end} onAwake={() => void repeatPresses(before)}>
        {page}
      </OnAwake>
    </StrictMode>,
  );
  doneMeanwhile();
  close = () => root.unmount();
}

function Counter() {
  const [presses, count] = useState(0);
  return (
    <>
      <button type="button" onClick={() => count((before) => before + 1)}>
        Press
      </button>
      <output>{presses}</output>
    </>
  );
}

function Gate() {
  const [presses, count] = useState(0);
  const ask = (event: MouseEvent) => {
    event.preventDefault();
    count((before) => before + 1);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: as a visitor is shown the way to what customers have. */}
      <a href="" onClick={ask}>
        Ask
      </a>
      <output>{presses}</output>
    </>
  );
}

function Fields() {
  const [{ name, isTicked, choice, note }, enter] = useState({ name: "", isTicked: false, choice: "a", note: "" });
  const [sent, send] = useState("nothing");
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send(`${name} ${isTicked} ${choice} ${note}`);
      }}
    >
      <input aria-label="Name" value={name} onChange={({ target: { value } }) => enter((before) => ({ ...before, name: value }))} />
      <input
        aria-label="Tick"
        type="checkbox"
        checked={isTicked}
        onChange={({ target: { checked } }) => enter((before) => ({ ...before, isTicked: checked }))}
      />
      <select aria-label="Choice" value={choice} onChange={({ target: { value } }) => enter((before) => ({ ...before, choice: value }))}>
        <option value="a">a</option>
        <option value="b">b</option>
      </select>
      <textarea aria-label="Note" value={note} onChange={({ target: { value } }) => enter((before) => ({ ...before, note: value }))} />
      <output>{sent}</output>
    </form>
  );
}

function Radios() {
  const [choice, choose] = useState("a");
  return (
    <fieldset>
      {["a", "b", "c"].map((one) => (
        <input key={one} aria-label={one} type="radio" name="choice" checked={one === choice} onChange={() => choose(one)} />
      ))}
      <output>{choice}</output>
    </fieldset>
  );
}

function Question() {
  const [answers, answer] = useState<readonly string[]>([]);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent : { submitter: null };
    if (submitter instanceof HTMLButtonElement) answer((before) => [...before, submitter.value]);
  };
  return (
    <form method="post" onSubmit={send}>
      {["a", "b"].map((one) => (
        <button key={one} type="submit" name="choose" value={one}>
          {one}
        </button>
      ))}
      <output>{answers.join(" ")}</output>
    </form>
  );
}

const told = () => screen.getByRole("status").textContent;

describe("what is done while a page wakes up", () => {
  it("is a press that counts, once however impatient the hand was", async () => {
    wakesUp(<Counter />, () => {
      screen.getByRole("button").click();
      screen.getByRole("button").click();
    });
    await expect.poll(told).toBe("1");
    screen.getByRole("button").click();
    await expect.poll(told).toBe("2");
  });

  it("is a press on a way without an address, which leads nowhere meanwhile", async () => {
    wakesUp(<Gate />, () => {
      expect(fireEvent.click(screen.getByText("Ask"))).toBe(false);
    });
    await expect.poll(told).toBe("1");
  });

  it("is entered and sent as if the page had been awake", async () => {
    wakesUp(<Fields />, () => {
      fireEvent.input(screen.getByLabelText("Name"), { target: { value: "Asha" } });
      fireEvent.input(screen.getByLabelText("Note"), { target: { value: "soon" } });
      screen.getByLabelText("Tick").click();
      fireEvent.change(screen.getByLabelText("Choice"), { target: { value: "b" } });
      expect(fireEvent.submit(screen.getByLabelText<HTMLInputElement>("Name").form ?? document.body)).toBe(false);
    });
    await expect.poll(told).toBe("Asha true b soon");
    expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Asha");
    expect(screen.getByLabelText<HTMLInputElement>("Tick").checked).toBe(true);
  });

  it("is entered also while the page is being hydrated", async () => {
    wakesUp(
      <Fields />,
      () => fireEvent.input(screen.getByLabelText("Name"), { target: { value: "Asha" } }),
      () => {
        screen.getByLabelText("Tick").click();
        fireEvent.input(screen.getByLabelText("Note"), { target: { value: "soon" } });
        fireEvent.change(screen.getByLabelText("Choice"), { target: { value: "b" } });
      },
    );
    await expect.poll(() => screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Asha");
    await expect.poll(() => globalThis.takeEarly).toBeUndefined();
    fireEvent.submit(screen.getByLabelText<HTMLInputElement>("Name").form ?? document.body);
    await expect.poll(told).toBe("Asha true b soon");
    expect(screen.getByLabelText<HTMLInputElement>("Tick").checked).toBe(true);
  });

  const enter: Readonly<Record<string, () => void>> = {
    "a name": () => fireEvent.input(screen.getByLabelText("Name"), { target: { value: "Asha" } }),
    "a tick": () => screen.getByLabelText("Tick").click(),
    "a choice": () => fireEvent.change(screen.getByLabelText("Choice"), { target: { value: "b" } }),
    "a note": () => fireEvent.input(screen.getByLabelText("Note"), { target: { value: "soon" } }),
  };

  it.each([
    ["a name", "Asha false a "],
    ["a tick", " true a "],
    ["a choice", " false b "],
    ["a note", " false a soon"],
  ])("is %s, the first thing to be entered while the page is being hydrated", async (kind, sent) => {
    wakesUp(<Fields />, () => {}, enter[kind]);
    await expect.poll(() => globalThis.takeEarly).toBeUndefined();
    await null;
    fireEvent.submit(screen.getByLabelText<HTMLInputElement>("Name").form ?? document.body);
    await expect.poll(told).toBe(sent);
  });

  it.each([
    ["once", ["b"], "b"],
    ["and changed", ["b", "c"], "c"],
    ["and chosen again", ["b", "c", "b"], "b"],
  ])("is one of several, chosen %s", async (_, presses, choice) => {
    wakesUp(<Radios />, () => {
      for (const one of presses) screen.getByLabelText(one).click();
    });
    await expect.poll(() => globalThis.takeEarly).toBeUndefined();
    await expect.poll(told).toBe(choice);
    expect(screen.getByLabelText<HTMLInputElement>(choice).checked).toBe(true);
  });

  it.each([
    ["an answer", ["b"], "b"],
    ["an answer that another one follows: the question is answered once", ["b", "a"], "a"],
  ])("is a form sent by the button that is %s", async (_, presses, answered) => {
    wakesUp(<Question />, () => {
      for (const one of presses) screen.getByRole("button", { name: one }).click();
    });
    await expect.poll(told).toBe(answered);
  });

  it("is a field that is emptied", async () => {
    function Named() {
      const [name, call] = useState("Asha");
      return (
        <>
          <input aria-label="Name" value={name} onChange={({ target: { value } }) => call(value)} />
          <output>{`(${name})`}</output>
        </>
      );
    }
    wakesUp(<Named />, () => fireEvent.input(screen.getByLabelText("Name"), { target: { value: "" } }));
    await expect.poll(told).toBe("()");
  });

  it("is heard also where one of the fields is none of React's", async () => {
    document.body.append(document.createElement("input"));
    document.querySelector("input")?.setAttribute("aria-label", "Kept");
    wakesUp(<Fields />, () => {
      fireEvent.input(screen.getByLabelText("Kept"), { target: { value: "much" } });
      fireEvent.input(screen.getByLabelText("Name"), { target: { value: "Asha" } });
      fireEvent.submit(screen.getByLabelText<HTMLInputElement>("Name").form ?? document.body);
    });
    await expect.poll(told).toBe("Asha false a ");
    expect(screen.getByLabelText<HTMLInputElement>("Kept").value).toBe("much");
  });

  it("is not done to what the page has taken away meanwhile", async () => {
    let presses = 0;
    wakesUp(<Counter />, () => {
      const gone = document.body.appendChild(document.createElement("a"));
      gone.setAttribute("href", "");
      gone.click();
      gone.remove();
      gone.addEventListener("click", () => {
        presses += 1;
      });
    });
    await expect.poll(() => globalThis.takeEarly).toBeUndefined();
    await null;
    expect(presses).toBe(0);
  });

  it("is entered while the page is being hydrated also where nothing was noted before", async () => {
    document.body.innerHTML =
      '<input aria-label="Name"><select aria-label="Choice"><option>a</option></select><input aria-label="Pressed">';
    const field = screen.getByLabelText("Name");
    const choice = screen.getByLabelText("Choice");
    const { noted, end } = earlyPresses();
    fireEvent.click(document); // Of no element.
    screen.getByLabelText("Pressed").click(); // Nothing was entered.
    fireEvent.change(choice);
    fireEvent.input(field, { target: { value: "Asha" } });
    fireEvent.input(field, { target: { value: "Asha K" } });
    end();
    fireEvent.input(document.body.appendChild(document.createElement("input")), { target: { value: "after" } });
    expect([...noted]).toEqual([choice, field]);
  });

  it("is an order of a shelf that is chosen and sent", async () => {
    const sent: string[] = [];
    const send = (event: Event) => {
      event.preventDefault();
      if (event.target instanceof HTMLFormElement) sent.push(String(new FormData(event.target).get("order")));
    };
    addEventListener("submit", send);
    wakesUp(<SortChoice asked={{ on: null, narrowing: UNNARROWED, order: "popular", after: null }} />, () => {
      fireEvent.change(screen.getByLabelText("Sort by"), { target: { value: "price-falling" } });
    });
    await expect.poll(() => sent).toEqual(["price-falling"]);
    removeEventListener("submit", send);
    expect(screen.getByLabelText<HTMLSelectElement>("Sort by").value).toBe("price-falling");
  });
});
