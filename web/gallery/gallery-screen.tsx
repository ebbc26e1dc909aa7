import { ExhibitView } from "./exhibit-view.tsx";
import { exhibits } from "./exhibits.ts";
import { say } from "./samples.ts";
import "./gallery.css";

/** Every part in every state, by day and by night: for those who build the shop, and in development alone. */
export const GalleryScreen = () => (
  <div className="gallery page-width grid gap-8 py-8">
    <h1>{say.title}</h1>
    <p className="lead">{say.lead}</p>
    <nav aria-label={say.title} className="flex flex-wrap gap-x-4">
      {exhibits.map(({ name }) => (
        <a key={name} className="link inline-flex min-h-11 min-w-11 items-center" href={`#${name}`}>
          {name}
        </a>
      ))}
    </nav>
    {exhibits.map((exhibit) => (
      <ExhibitView key={exhibit.name} exhibit={exhibit} />
    ))}
  </div>
);
