declare const groupBrand: unique symbol;

export type GroupId = string & { readonly [groupBrand]: true };

export function groupId(text: string): GroupId {
  if (text === "") throw new RangeError("a group id is not empty");
  return text as GroupId;
}

/** Everybody may join an open group. Only invited customers may join a closed one; for others it does not exist. */
export type Group = { readonly id: GroupId; readonly name: string; readonly isOpen: boolean };
