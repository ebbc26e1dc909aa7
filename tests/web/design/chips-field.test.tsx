import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { globSync, readFileSync } from "node:fs";
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { ChipsField } from "#web/design/fields/chips-field.tsx";

afterEach(cleanup);

const choices = ["cough", "fever", "none"].map((value) => ({ value, words: value }));

function Symptoms({ problem = null }: { readonly problem?: string | null }) {
  const [chosen, choose] = useState<readonly string[]>([]);
  return (
    <>
      <ChipsField label="Symptoms" {...{ choices, chosen, problem }} exclusive={["none"]} onChange={choose} />
      <output>{chosen.join(" ")}</output>
    </>
  );
}

const press = (name: string) => {
  fireEvent.click(screen.getByRole("checkbox", { name }));
  return screen.getByRole("status").textContent;
};

describe("a field with any number of a few", () => {
  it("has what was pressed, in the order of the choices, until it is pressed again", () => {
    render(<Symptoms />);
    expect([press("fever"), press("cough"), press("fever")]).toEqual(["fever", "cough fever", "cough"]);
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "cough" }).checked).toBe(true);
  });

  it("has none beside one that excludes the others", () => {
    render(<Symptoms />);
    expect([press("cough"), press("fever"), press("none"), press("fever")]).toEqual(["cough", "cough fever", "none", "fever"]);
  });

  it("says at each choice what is wrong", () => {
    render(<Symptoms problem="Please choose" />);
    const [first] = screen.getAllByRole("checkbox", { name: "cough", description: "Please choose" });
    expect(first?.getAttribute("aria-invalid")).toBe("true");
  });

  it("is drawn by one part on every page", () => {
    const draws = (text: string) => /className=\{[^}]*"chip is-chosen"/.test(text) && text.includes('type="checkbox"');
    expect(globSync("web/**/*.tsx").filter((path) => draws(readFileSync(path, "utf8")))).toEqual(["web/design/fields/chips-field.tsx"]);
  });
});
