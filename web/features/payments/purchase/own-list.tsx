import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { Resource } from "#web/platform/requests/resource.ts";
import type { ReactNode } from "react";

type OwnListProps<Item> = {
  readonly read: () => Promise<readonly Item[]>;
  /** What is said where they can't be read. */
  readonly notShown: string;
  readonly waiting: ReactNode;
  /** What stands there without any. */
  readonly none: ReactNode;
  readonly children: (items: readonly Item[]) => ReactNode;
};

/** What somebody has booked or bought, read as its page opens. */
export const OwnList = observer(function OwnList<Item>({ read, notShown, waiting, none, children }: OwnListProps<Item>) {
  const [list] = useState(() => new Resource(read));
  useEffect(() => void list.ask(), [list]);
  const { state } = list;
  if (state.kind === "unavailable") return <TryAgain what={notShown} onPress={() => void list.ask()} />;
  if (state.kind !== "read") return waiting;
  return state.value.length === 0 ? none : children(state.value);
});
