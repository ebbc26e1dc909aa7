import { OwnCareData } from "./access/own-care-data.tsx";
import type { OwnDataSlots } from "#web/platform/slots/own-data-slots.ts";

export const consultationsOwnDataSlots: OwnDataSlots = { care: OwnCareData };
