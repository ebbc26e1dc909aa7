/** What a file is that a command reads as JSON. */
export const FILE_HELP = `FILE is a JSON file in UTF-8; "-" reads standard input.`;

/** Exit statuses of what reads a file. */
export const STATUS_HELP = `Exit status: 0 done; 1 unusable input, one line a fault on standard error;
2 wrong usage, or a FILE that cannot be read.`;

/** How a command answers that works one result out of each file. */
export const CHECK_HELP = `  --json      as one JSON object
  --ndjson    one input a line, one JSON result a line; a faulty line gives
              {"errors":[{"path","expected"}]} and the rest goes on`;

/** Exit statuses of what looks into the shop's data. */
export const DATA_STATUS_HELP = `Exit status: 0 done; 1 there is no such coupon or no data; 2 wrong usage.`;

/** Who acts. */
export const AS_HELP = `  --as NAME   who does it, as the audit log has it; else NIRAMAYA_STAFF, else
              the user of this machine`;

/** Which data, and how it answers. */
export const DATA_HELP = `  --data DIR  the shipped database in this folder, whatever else is set
  --json      as one JSON object`;

/** The same where the answer is a list. */
export const DATA_LIST_HELP = DATA_HELP.replace("one JSON object", "one JSON list");
