/** An activity by its code of five digits in the 2024 Adult Compendium. Source: specification/health-tools.md, Activities. */
export type Activity = {
  readonly id: string;
  readonly name: string;
  readonly hindi: string;
  readonly met: number;
  readonly source: string;
};
