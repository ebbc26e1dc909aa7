import type { Container } from "inversify";
import type { Workers } from "#core/jobs/job.ts";

/** How each kind of job is done by the use cases and ports that the container keeps. A new kind gets its line here. */
export function workersIn(container: Container): Workers {
  void container;
  return {};
}
