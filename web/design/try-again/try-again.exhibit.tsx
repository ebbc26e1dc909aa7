import { exhibit } from "#web/gallery/exhibit.tsx";
import { ignore, say } from "#web/gallery/samples.ts";
import { hindi, long } from "#web/gallery/trial-texts.ts";
import { TryAgain } from "./try-again.tsx";
import type { Exhibit } from "#web/gallery/exhibit.tsx";

export const tryAgainExhibits: readonly Exhibit[] = [
  exhibit(
    TryAgain,
    () => ({
      short: { what: say.bad, onPress: ignore },
      long: { what: long.text, onPress: ignore },
      Hindi: { what: hindi.notice, onPress: ignore },
    }),
    { room: "card" },
  ),
];
