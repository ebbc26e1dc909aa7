import { alertLetters } from "#cli/alerts/alert-letters.ts";
import { now } from "#tests/fixtures.ts";

/** What the demo is put with. */
export const demo = { now, letters: alertLetters("https://niramaya.example") };
