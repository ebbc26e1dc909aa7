/** One measured figure beside what it has to reach. */
export type Figure = {
  readonly name: string;
  readonly figure: number;
  readonly unit: string;
  readonly target: string;
  readonly met: boolean;
};
