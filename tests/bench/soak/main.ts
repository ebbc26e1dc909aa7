// Mixed requests on the real server for ten minutes, or as many as the first word says; ends with 1 where its memory grows or anything
// answers amiss.
import { soak } from "./soak.ts";

const MINUTES = 10;

const report = await soak(Number(process.argv[2] ?? MINUTES) * 60_000, (line) => console.log(line));
console.log(report.told);
if (!report.isWell) process.exitCode = 1;
