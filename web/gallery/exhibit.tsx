import type { FunctionComponent, ReactNode } from "react";

/** A state of a part, by what it is called. */
export type Shown = { readonly state: string; readonly drawn: ReactNode };

/** A part of the shop with all its states. `id` is of the half of the gallery that they are drawn in. */
export type Exhibit = {
  readonly part: unknown;
  readonly name: string;
  readonly room: ExhibitWidth;
  readonly shown: (id: string) => readonly Shown[];
};

/** What a state is given: as little as it needs, what a card needs, or all the width. */
export type ExhibitWidth = "own" | "card" | "all";

type How = {
  readonly room?: ExhibitWidth;
  /** What it stands in on a page, where its looks depend on that. */
  readonly stand?: (drawn: ReactNode) => ReactNode;
};

/** A part in its states: each is what the part is given. */
export function exhibit<Props extends object>(
  Part: FunctionComponent<Props>,
  states: NoInfer<(id: string) => Readonly<Record<string, Props>>>,
  { room = "own", stand = (drawn) => drawn }: How = {},
): Exhibit {
  return {
    part: Part,
    name: Part.name,
    room,
    shown: (id) => Object.entries(states(id)).map(([state, props]) => ({ state, drawn: stand(<Part {...props} />) })),
  };
}

/** A part whose states need more around them than what the part is given. */
export const drawnExhibit = <Props extends object>(
  Part: FunctionComponent<Props>,
  states: (id: string) => Readonly<Record<string, ReactNode>>,
  room: ExhibitWidth = "own",
): Exhibit => ({
  part: Part,
  name: Part.name,
  room,
  shown: (id) => Object.entries(states(id)).map(([state, drawn]) => ({ state, drawn })),
});
