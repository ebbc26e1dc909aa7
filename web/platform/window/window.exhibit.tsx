import { exhibit } from "#web/gallery/exhibit.tsx";
import { ignore } from "#web/gallery/samples.ts";
import { errorWords } from "#web/platform/page/error-words.ts";
import { lostPartPhrases } from "#web/platform/wording/lost-part.ts";
import { CodeMissingNotice } from "./code-missing-notice.tsx";
import type { ReactNode } from "react";
import type { Exhibit } from "#web/gallery/exhibit.tsx";

const atFoot = (drawn: ReactNode) => <div className="gallery-foot">{drawn}</div>;

export const windowExhibits: readonly Exhibit[] = [
  exhibit(
    CodeMissingNotice,
    () => ({
      "code that did not come": { said: errorWords.lostPage, onTry: ignore },
      "code of a part that did not come": { said: lostPartPhrases.lostPart, onTry: ignore },
    }),
    { room: "all", stand: atFoot },
  ),
];
