import { exhibit } from "#web/gallery/exhibit.tsx";
import { ignore, say } from "#web/gallery/samples.ts";
import { hindi, long } from "#web/gallery/trial-texts.ts";
import { Actions } from "./actions.tsx";
import type { Action } from "./actions.tsx";
import type { Exhibit } from "#web/gallery/exhibit.tsx";

const link = (title: string): Action => ({ key: title, title, address: "/shop" });
const main = link(say.button);
const remove: Action = { key: "remove", title: say.remove, onPress: ignore, isDanger: true };
const more = say.more;

export const actionsExhibits: readonly Exhibit[] = [
  exhibit(
    Actions,
    () => ({
      "none beside it": { main, others: [], more },
      "no main one": { main: null, others: [link(say.shop), remove], more },
      three: { main, others: [link(say.shop), remove], more },
      folded: { main, others: [link(say.shop), remove, link(say.cart), link(say.track)], more },
      busy: { main: { key: "save", title: say.busy, onPress: ignore, state: "busy" }, others: [remove], more },
      "read as more than it shows": { main, others: [{ ...remove, label: `${say.remove}: ${long.line}` }], more },
      long: { main: link(long.line), others: [link(long.word), link(long.name), link(say.cart), link(say.shop)], more },
      Hindi: { main: link(hindi.button), others: hindi.steps.map(link), more: hindi.why },
    }),
    { room: "card" },
  ),
];
