import type { ComponentType } from "react";

type SlotProps<Given> = { readonly of: ComponentType<Given> | undefined; readonly given: Given };

/** A place that a feature may fill. Where none does, nothing is drawn. */
export const Slot = <Given extends object>({ of: Part, given }: SlotProps<Given>) => (Part === undefined ? null : <Part {...given} />);
