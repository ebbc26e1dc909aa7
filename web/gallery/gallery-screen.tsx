import { Link, useSearchParams } from "react-router-dom";
import { ExhibitView } from "./exhibit-view.tsx";
import { exhibits } from "./exhibits.ts";
import { say } from "./samples.ts";
import "./gallery.css";

/**
 * Every part in every state, by day and by night, or the one part that the address names: for those who build the shop, and in development
 * alone.
 */
export function GalleryScreen() {
  const [search] = useSearchParams();
  const sought = search.get("part");
  const shown = exhibits.filter(({ name }) => sought === null || sought === name);
  return (
    <div className="gallery page-width grid gap-8 py-8">
      <h1>{say.title}</h1>
      <p className="lead">{say.lead}</p>
      <nav aria-label={say.title} className="flex flex-wrap gap-x-4">
        {[null, ...exhibits.map(({ name }) => name)].map((name) => (
          <Link
            key={name}
            className="link inline-flex min-h-11 min-w-11 items-center"
            to={name === null ? "/gallery" : `?part=${name}`}
            aria-current={name === sought ? "page" : undefined}
          >
            {name ?? say.all}
          </Link>
        ))}
      </nav>
      {shown.map((exhibit) => (
        <ExhibitView key={exhibit.name} exhibit={exhibit} />
      ))}
    </div>
  );
}
