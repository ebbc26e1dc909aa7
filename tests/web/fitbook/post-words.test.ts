import { expect, it } from "vitest";
import { postWords } from "#web/features/fitbook/posts/post-words.ts";

/** Twenty past midnight in India on 26 November; in London it is the evening before. */
const now = Date.parse("2026-11-26T00:20:00+05:30");
const at = (text: string) => Date.parse(`${text}:00+05:30`);

it("moments of today and yesterday in India are told by these words, and others by their date", () => {
  expect(postWords.moment(at("2026-11-26T00:05"), now)).toMatch(/^Today, /);
  expect(postWords.moment(at("2026-11-25T23:59"), now)).toBe("Yesterday, 11:59 pm");
  expect(postWords.moment(at("2026-11-25T00:00"), now)).toBe("24 Nov 2026 night, 12 midnight");
  expect(postWords.moment(at("2026-11-26T00:00"), now)).toBe("Yesterday night, 12 midnight");
  expect(postWords.moment(at("2026-11-24T23:59"), now)).toBe("24 Nov 2026, 11:59 pm");
});

it("moments of an edit today are told by the time alone", () => {
  expect(postWords.editedAt(at("2026-11-26T00:10"), now)).toBe("Edited, 12:10 am");
  expect(postWords.editedAt(at("2026-11-25T14:05"), now)).toBe("Edited, Yesterday, 2:05 pm");
});
