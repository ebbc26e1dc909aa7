/** What the doctor says of the bucket of uploads. */
export const bucketFindingWords = {
  isPrivate: (bucket: string) => `${bucket} answers, and to nobody without its key.`,
  openToOthers: (bucket: string) => `${bucket} shows its files to everybody. Close it: reports and prescriptions of customers lie there.`,
  unusable: (bucket: string, reason: string) => `${bucket} can't be used: ${reason}.`,
} as const;
