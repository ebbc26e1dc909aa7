import { exhibit } from "#web/gallery/exhibit.tsx";
import { ignore, say } from "#web/gallery/samples.ts";
import { toast } from "#web/gallery/samples/toast.tsx";
import { hindi, long } from "#web/gallery/trial-texts.ts";
import { Toast } from "./toast.tsx";
import type { Exhibit } from "#web/gallery/exhibit.tsx";

export const toastExhibits: readonly Exhibit[] = [
  exhibit(
    Toast,
    () => ({
      plain: { ...toast, text: say.toast },
      "with a way back": { ...toast, text: say.toast, action: { words: say.undo, onPress: ignore } },
      popup: { ...toast, text: say.toast, kind: "popup" },
      long: { ...toast, text: long.text, action: { words: say.undo, onPress: ignore } },
      Hindi: { ...toast, text: hindi.notice },
    }),
    { room: "card", stand: (drawn) => <ul>{drawn}</ul> },
  ),
];
