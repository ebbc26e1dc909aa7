/** What the doctor says of jobs. */
export const jobFindingWords = {
  noneParked: "No job is parked.",
  parked: (count: number) => `${count === 1 ? "1 job is" : `${count} jobs are`} parked. See: niramaya jobs list`,
  late: (count: number) => `${count === 1 ? "1 job has" : `${count} jobs have`} been due for ten minutes: no server runs them.`,
} as const;
