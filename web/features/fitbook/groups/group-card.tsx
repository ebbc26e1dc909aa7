import { inLanguage } from "#web/design/in-language.ts";
import { GroupPicture } from "#web/features/fitbook/group-picture/group-picture.tsx";
import { groupWords } from "./group-words.ts";
import type { GroupLinkToken } from "#core/fitbook/groups/group-link.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { VisibleGroup } from "#core/fitbook/groups/visible-group.ts";

type GroupCardProps = {
  readonly group: VisibleGroup;
  /** The link by which it is seen; null: it is seen without one. */
  readonly link?: GroupLinkToken | null;
  readonly customer: CustomerId;
};

/** What a group says of itself. Source: specification/visibility.md, A group. */
export function GroupCard({ group, link = null, customer }: GroupCardProps) {
  const { name, about, rules, mine, isOfCompany } = inLanguage(group);
  return (
    <div className="stack gap-3">
      <div className="fitbook-top">
        <GroupPicture group={group} link={link} customer={customer} size="large" />
        <div className="stack gap-1">
          <h2>{name}</h2>
          <p className="muted">
            {groupWords.kind(group)} {mine === "none" ? null : <span className="badge leaf">{groupWords.roles[mine]}</span>}
          </p>
        </div>
      </div>
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
      {isOfCompany ? <p className="muted">{groupWords.companySees}</p> : null}
    </div>
  );
}
