declare const groupBrand: unique symbol;

export type GroupId = string & { readonly [groupBrand]: true };

export function groupId(text: string): GroupId {
  if (text === "") throw new RangeError("a group id is not empty");
  return text as GroupId;
}

/** Into an open group everybody comes, into a closed one those who are invited: for others there is none. */
export type Group = { readonly id: GroupId; readonly name: string; readonly isOpen: boolean };
