import { exhibit } from "#web/gallery/exhibit.tsx";
import { ErrorView } from "./error-view.tsx";
import type { Exhibit } from "#web/gallery/exhibit.tsx";

const here = "/gallery";

export const errorsExhibits: readonly Exhibit[] = [
  exhibit(
    ErrorView,
    () => ({
      "not there": { status: 404, here, wait: null },
      "not available": { status: 503, here, wait: null },
      "asked too often": { status: 429, here, wait: 40 },
      "nobody knows for how long": { status: 429, here, wait: null },
      defect: { status: 500, here, wait: null },
    }),
    { room: "all" },
  ),
];
