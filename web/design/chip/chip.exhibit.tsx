import { exhibit } from "#web/gallery/exhibit.tsx";
import { say } from "#web/gallery/samples.ts";
import { hindi, long } from "#web/gallery/trial-texts.ts";
import { ChosenChips } from "./chosen-chips.tsx";
import { LinkChips } from "./link-chips.tsx";
import type { Exhibit } from "#web/gallery/exhibit.tsx";

const says = { chosen: say.shop, remove: ({ title }: { readonly title: string }) => title, clear: say.over };
const chip = (words: string, isChosen = false) => ({ key: words, words, isChosen, address: `?${encodeURIComponent(words)}` });
const chosen = (title: string) => ({ title, without: `?${encodeURIComponent(title)}` });

export const chipExhibits: readonly Exhibit[] = [
  exhibit(ChosenChips, () => ({
    one: { chosen: [chosen(say.over)], clear: "?", says },
    long: { chosen: [chosen(long.name), chosen(long.word)], clear: "?", says },
    Hindi: { chosen: hindi.choices.map(chosen), clear: "?", says },
  })),
  exhibit(LinkChips, () => ({
    "one is chosen": { title: say.shop, chips: [chip(say.over, true), chip(long.word)] },
    Hindi: { title: hindi.title, chips: hindi.choices.map((words) => chip(words)) },
  })),
];
