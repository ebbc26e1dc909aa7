import "#tests/web/browser-setup.ts";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Emergency } from "#web/features/assessments/answering/emergency.tsx";

afterEach(cleanup);

const lines = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

describe("a sign of an emergency [care, Assessments]", () => {
  it("leads to who listens first, where somebody thinks of ending their life", () => {
    render(<Emergency signs={["chest-pain", "self-harm"]} />);
    expect(lines()).toEqual(["tel:14416", "tel:112"]);
  });

  it("leads to 112 otherwise", () => {
    render(<Emergency signs={["chest-pain"]} />);
    expect(lines()).toEqual(["tel:112"]);
  });
});
