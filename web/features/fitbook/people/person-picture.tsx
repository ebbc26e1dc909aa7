import { useContext, useState } from "react";
import { Avatar } from "#web/design/avatar/avatar.tsx";
import { RoundPicture } from "#web/features/fitbook/pictures/round-picture.tsx";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { personPictureModel, personPictureNeeds } from "./person-picture-model.ts";
import { PersonPicturesOfPage } from "./person-pictures.ts";
import type { VisiblePerson } from "#core/fitbook/profiles/visible-person.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

type PersonPictureProps = {
  readonly person: Pick<VisiblePerson, "id" | "name" | "hasPicture">;
  readonly customer: CustomerId;
  readonly size: "small" | "large";
};

/** Somebody's picture, or their initials where they have none. */
export const PersonPicture = ({ person, customer, size }: PersonPictureProps) =>
  person.hasPicture ? (
    <AskedPicture key={person.id} person={person} customer={customer} size={size} />
  ) : (
    <Avatar name={person.name} picture={null} size={size} />
  );

function AskedPicture({ person, customer, size }: PersonPictureProps) {
  const useCases = useNeeds(personPictureNeeds);
  const pictures = useContext(PersonPicturesOfPage);
  const [model] = useState(() => pictures?.of(person.id) ?? personPictureModel(person.id, customer, useCases));
  return <RoundPicture model={model} name={person.name} size={size} />;
}
