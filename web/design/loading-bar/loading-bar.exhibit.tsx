import { exhibit } from "#web/gallery/exhibit.tsx";
import { LoadingBar } from "./loading-bar.tsx";
import type { Exhibit } from "#web/gallery/exhibit.tsx";

export const loadingBarExhibits: readonly Exhibit[] = [
  exhibit(LoadingBar, () => ({ waiting: {} }), { room: "card", stand: (drawn) => <div className="gallery-edge">{drawn}</div> }),
];
