import { controls } from "./controls.tsx";
import { fields } from "./fields.tsx";
import { frame } from "./frame.tsx";
import { goods } from "./goods.tsx";
import { invoices } from "./invoices.tsx";
import { ofScreens } from "./of-screens.tsx";
import { opens } from "./opens.tsx";
import { told } from "./told.tsx";
import type { Exhibit } from "./exhibit.tsx";

/** Every part of the shop, in every state, and of screens what is seldom seen. A test holds it against the folder of parts. */
export const exhibits: readonly Exhibit[] = [...controls, ...fields, ...told, ...opens, ...goods, ...invoices, ...frame, ...ofScreens];
