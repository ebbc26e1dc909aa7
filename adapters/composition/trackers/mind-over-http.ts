import { ListMindAnswers } from "#core/trackers/mind/list-mind-answers.use-case.ts";
import { SaveMindAnswers } from "#core/trackers/mind/save-mind-answers.use-case.ts";
import { ShowMindQuestions } from "#core/trackers/mind/show-mind-questions.use-case.ts";
import { bindOverHttp } from "#adapters/composition/bind-over-http.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { OverHttp } from "#adapters/http-client/over-http.ts";

/** The questions of the mind, and what somebody answered. */
export function mindOverHttp(container: Container, overHttp: OverHttp): void {
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/trackers/mind-endpoints.ts"), {
    listMindAnswers: ListMindAnswers,
    saveMindAnswers: SaveMindAnswers,
    showMindQuestions: ShowMindQuestions,
  });
}
