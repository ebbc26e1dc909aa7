import { useState } from "react";
import { inLanguage } from "#web/design/in-language.ts";
import { Avatar } from "#web/design/avatar/avatar.tsx";
import { RoundPicture } from "#web/features/fitbook/pictures/round-picture.tsx";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { groupPictureModel, groupPictureNeeds } from "./group-picture-model.ts";
import type { NamedGroup } from "#core/fitbook/group.ts";
import type { VisibleGroup } from "#core/fitbook/groups/visible-group.ts";
import type { GroupLinkToken } from "#core/fitbook/groups/group-link.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

type GroupPictureProps = {
  readonly group: NamedGroup & Pick<VisibleGroup, "hasPicture">;
  /** The link by which its card is seen; null: it is seen without one. */
  readonly link: GroupLinkToken | null;
  readonly customer: CustomerId;
  readonly size: "small" | "large";
};

/** The picture of a group, or its initials where it has none. */
export const GroupPicture = ({ group, ...rest }: GroupPictureProps) =>
  group.hasPicture ? (
    <FetchedGroupPicture key={group.id} group={group} {...rest} />
  ) : (
    <Avatar name={inLanguage(group).name} picture={null} size={rest.size} />
  );

function FetchedGroupPicture({ group, link, customer, size }: GroupPictureProps) {
  const useCases = useNeeds(groupPictureNeeds);
  const [model] = useState(() => groupPictureModel(link === null ? { group: group.id } : { link }, customer, useCases));
  return <RoundPicture model={model} name={inLanguage(group).name} size={size} />;
}
