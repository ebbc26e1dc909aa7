import { DOSHAS } from "../tools/prakriti.ts";
import type { Dosha } from "../tools/prakriti.ts";

/**
 * The order in which a question of the prakriti test, counted from 1, shows its options: each dosha stands first, second and third equally
 * often, so that no place stands for one. Source: specification/health-tools.md, Questions of prakriti.
 */
export function optionOrder(question: number): readonly Dosha[] {
  const turned = (question - 1) % DOSHAS.length;
  return [...DOSHAS.slice(turned), ...DOSHAS.slice(0, turned)];
}
