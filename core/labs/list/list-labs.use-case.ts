import { useCase } from "../../shared/token.ts";
import { maker } from "../../shared/use-case.ts";
import { LabSnapshots } from "./lab-snapshot.ts";
import type { Pincode } from "../../shipping/delivery-place.ts";
import type { Lab } from "../lab.ts";

/** A laboratory; `pincodes`: how many places its collectors come to, `comes`: whether to the one that was asked for, null: none was. */
export type ListedLab = Omit<Lab, "pincodes"> & { readonly pincodes: number; readonly comes: boolean | null };

/** All laboratories by name. Source: specification/labs.md, Calls. */
export type ListLabs = (pincode: Pincode | null) => Promise<readonly ListedLab[]>;
export const ListLabs = useCase<ListLabs>("labs", "ListLabs");

export const makeListLabs = maker(ListLabs, { snapshots: LabSnapshots }, ({ snapshots }) => async (pincode) => {
  const { labs } = await snapshots();
  return labs
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map((lab) => ({ ...lab, pincodes: lab.pincodes.length, comes: pincode === null ? null : lab.pincodes.includes(pincode) }));
});
