import type { Exhibit } from "./exhibit.tsx";

const ROOMS = {
  own: ["gallery-pair", "gallery-own"],
  card: ["gallery-pair", "gallery-cards"],
  all: ["gallery-pair gallery-stacked", "gallery-all"],
} as const;
const TIMES = ["gallery-day", "gallery-night"] as const;

/** A part with its states, each under its name, by day and by night. */
export function ExhibitView({ exhibit }: { readonly exhibit: Exhibit }) {
  const { name, room, shown } = exhibit;
  const [pair, states] = ROOMS[room];
  return (
    <section id={name} className="grid gap-3">
      <h2>{name}</h2>
      <div className={pair}>
        {TIMES.map((time) => (
          <div key={time} className={`page-ground ${time} ${states}`}>
            {shown(`${time}-${name}`).map(({ state, drawn }) => (
              <figure key={state}>
                <figcaption className="small muted">{state}</figcaption>
                {drawn}
              </figure>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}
