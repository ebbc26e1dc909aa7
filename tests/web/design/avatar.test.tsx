import "#tests/web/browser-setup.ts";
import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Avatar } from "#web/design/avatar/avatar.tsx";

afterEach(cleanup);

const shown = (name: string) => render(<Avatar name={name} picture={null} size="middle" />).container.textContent;

describe("whoever has no picture", () => {
  it("is shown by the first letters of the first and the last name", () => {
    expect(["Asha Kulkarni", "Dr. Meenakshi Rao", "Om", "asha b. kulkarni"].map(shown)).toEqual(["AK", "MR", "O", "AK"]);
  });

  it("is shown by one syllable where letters are syllables, as two of them read as a word", () => {
    expect(["सीता वर्मा", "डॉ. यश हेगड़े", "देवांशी पटेल", "ஆதி குமார்"].map(shown)).toEqual(["सी", "य", "दे", "ஆ"]);
  });
});
