import { groupWords } from "./group-words.ts";
import type { VisibleGroup } from "#core/fitbook/groups/visible-group.ts";

/** What a group says of itself. Source: specification/visibility.md, A group. */
export function GroupCard({ group }: { readonly group: VisibleGroup }) {
  const { name, about, rules, mine } = group;
  return (
    <div className="stack gap-3">
      <h2 className="heading-2">{name}</h2>
      <p className="muted">
        {groupWords.kind(group)} {mine === "none" ? null : <span className="badge leaf">{groupWords.standings[mine]}</span>}
      </p>
      {about === "" ? null : <p className="fitbook-about">{about}</p>}
      {rules === "" ? null : (
        <section className="stack gap-2" aria-labelledby="group-rules">
          <h3 id="group-rules" className="heading-3">
            {groupWords.rules}
          </h3>
          <p className="fitbook-about">{rules}</p>
        </section>
      )}
      <p className="muted">{groupWords.postsFor}</p>
    </div>
  );
}
