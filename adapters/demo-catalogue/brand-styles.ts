import { slugOf } from "./slug.ts";
import type { Brand } from "./brand.ts";

/** A stylesheet with the colours of each brand's goods: a class a brand, and two further tones. */
export const brandStyles = (brands: readonly Brand[]): string => `${brands.flatMap(rules).join("\n")}\n`;

function rules({ name, colours: { inks, accent, label, cap, glass, pack } }: Brand): readonly string[] {
  const selector = `.brand-${slugOf(name)}`;
  const inked = (ink: string) => `--brand:${ink};${cap === "ink" ? `--cap:${ink};` : ""}`;
  const [first, second, third] = inks;
  return [
    `${selector}{${inked(first)}--brand2:${accent};--label:${label};${cap === "ink" ? "" : `--cap:${cap};`}--glass:${glass};--pack:${pack}}`,
    `${selector}.tone-2{${inked(second)}}`,
    `${selector}.tone-3{${inked(third)}}`,
  ];
}
