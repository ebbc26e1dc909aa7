/** What the doctor says of tickets. */
export const ticketFindingWords = {
  overdue: (count: number) =>
    `${count === 1 ? "1 ticket has" : `${count} tickets have`} waited for more than 48 hours. See: niramaya ticket list --overdue`,
} as const;
