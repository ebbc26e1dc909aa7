import { Button } from "#web/design/button/button.tsx";
import { exhibit } from "#web/gallery/exhibit.tsx";
import { ignore, say } from "#web/gallery/samples.ts";
import { hindi, long } from "#web/gallery/trial-texts.ts";
import { EmptyState } from "./empty-state.tsx";
import { NothingYet } from "./nothing-yet.tsx";
import Heart from "lucide-react/icons/heart";
import type { Exhibit } from "#web/gallery/exhibit.tsx";

const empty = {
  heading: <h3>{say.empty}</h3>,
  text: say.emptyText,
  children: (
    <Button look="main" onPress={ignore}>
      {say.way}
    </Button>
  ),
};

export const emptyStateExhibits: readonly Exhibit[] = [
  exhibit(
    EmptyState,
    () => ({
      "no cart": { ...empty, drawing: "empty-cart" },
      "nothing found": { ...empty, drawing: "empty-search" },
      "no wishes": { ...empty, drawing: "empty-wishlist" },
      long: { ...empty, drawing: "empty-search", heading: <h3>{long.line}</h3>, text: long.text },
      Hindi: { ...empty, drawing: "empty-cart", heading: <h3>{hindi.empty}</h3>, text: hindi.notice },
    }),
    { room: "card" },
  ),
  exhibit(
    NothingYet,
    () => ({
      alone: { Icon: Heart, heading: say.empty, text: say.emptyText },
      long: { Icon: Heart, heading: long.line, text: long.text },
      Hindi: { Icon: Heart, heading: hindi.empty, text: hindi.notice },
    }),
    { room: "card" },
  ),
];
