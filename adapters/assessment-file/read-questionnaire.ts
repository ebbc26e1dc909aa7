import { Ids } from "#adapters/input-file/ids.ts";
import { isWhole } from "#adapters/input-file/is-whole.ts";
import { TRUE_OR_FALSE, oneOf } from "#adapters/input-file/kind.ts";
import { FAULTY } from "#adapters/input-file/read.ts";
import { ITEM_TYPES, questionnaireOf } from "#core/assessments/questionnaire.ts";
import { readConditions } from "./conditions.ts";
import { readOptions } from "./options.ts";
import type { Kind } from "#adapters/input-file/kind.ts";
import type { Part } from "#adapters/input-file/part.ts";
import type { Read, Reads } from "#adapters/input-file/read.ts";
import type { AnswerValue, Item, ItemType, QuestionType, Questionnaire } from "#core/assessments/questionnaire.ts";

/** What an answer or a condition is judged by; faulty parts are not judged. */
export type ReadQuestion = {
  readonly type: Read<QuestionType>;
  readonly options: Read<readonly AnswerValue[]>;
  readonly isRepeated: Read<boolean>;
};

/** The questions by linkId, and which linkIds there are. */
export type Questions = { readonly ids: Ids; readonly byId: ReadonlyMap<string, ReadQuestion> };

type FoundItem = { readonly part: Part; readonly within: FoundItem | null; readonly linkId: Read<string>; readonly type: Read<ItemType> };

/** The questionnaire, and the questions that answers may name. */
export type ReadQuestionnaire = { readonly questionnaire: Read<Questionnaire>; readonly questions: Questions };

/** Reads a questionnaire in the shape of FHIR R4. A condition that leads back to its own item is told at `questionnaire`. */
export function readQuestionnaire(file: Part, part: Part): ReadQuestionnaire {
  const { found, isWhole: isList } = foundItems(part);
  const questions = questionsOf(found, isList);
  const items = found.map((item) => readItem(item, questions));
  const linkIds = new Set(found.map(({ linkId }) => linkId));
  if (!isList || linkIds.has(FAULTY) || linkIds.size < found.length) return { questionnaire: FAULTY, questions };
  const questionnaire = questionnaireOf(items.flatMap(withoutFaults));
  if (questionnaire === null) file.fault("questionnaire", "a questionnaire without conditions that lead back to their own item");
  const isFaulty = questionnaire === null || !items.every((item) => isWhole(item));
  return { questionnaire: isFaulty ? FAULTY : questionnaire, questions };
}

function questionsOf(found: readonly FoundItem[], isList: boolean): Questions {
  const ids = new Ids();
  const byId = new Map<string, ReadQuestion>();
  const seen = new Ids();
  if (!isList) ids.leaveOpen();
  for (const { part, linkId, type } of found) {
    if (linkId === FAULTY) ids.leaveOpen();
    else if (!seen.add(linkId)) part.fault("linkId", "a linkId that stands nowhere else");
    else if (type !== "group" && type !== "display") {
      ids.add(linkId);
      byId.set(linkId, { type, options: readOptions(part, type), isRepeated: part.optional("repeats", TRUE_OR_FALSE, false) });
    }
  }
  return { ids, byId };
}

/** Deeper ones are taken for a mistake: nobody could read them. */
const MOST_LEVELS = 200;

/** All items in the document's order. */
function foundItems(questionnaire: Part): { readonly found: readonly FoundItem[]; readonly isWhole: boolean } {
  const found: FoundItem[] = [];
  let isWholeList = true;
  const readWithin = (part: Part, within: FoundItem | null, level: number) => {
    if (level > MOST_LEVELS && part.has("item")) {
      part.fault("item", `at most ${MOST_LEVELS} levels of items`);
      isWholeList = false;
      return;
    }
    const { isWhole: isList } = part.list("item", (item) => {
      const one: FoundItem = { part: item, within, linkId: item.required("linkId", LINK_ID), type: item.required("type", TYPE) };
      found.push(one);
      readWithin(item, one, level + 1);
      return {};
    });
    if (!isList) isWholeList = false;
  };
  readWithin(questionnaire, null, 1);
  return { found, isWhole: isWholeList };
}

const TYPE = oneOf(ITEM_TYPES);
const BEHAVIOR = oneOf(["all", "any"]);
const LINK_ID: Kind<string> = {
  expected: "text that is not empty",
  read: (value) => (typeof value === "string" && value !== "" ? value : FAULTY),
};

const readItem = ({ part, within, linkId, type }: FoundItem, questions: Questions): Reads<Item> => ({
  linkId,
  within: within === null ? null : within.linkId,
  type,
  isRequired: part.optional("required", TRUE_OR_FALSE, false),
  conditions: readConditions(part, questions),
  behavior: part.optional("enableBehavior", BEHAVIOR, "all"),
});

/** What of an item can be looked at for conditions that lead back to it, whatever else of it is faulty. */
const withoutFaults = ({ linkId, within, type, isRequired, conditions, behavior }: Reads<Item>): readonly Item[] =>
  linkId === FAULTY || within === FAULTY
    ? []
    : [
        {
          linkId,
          within,
          type: type === FAULTY ? "display" : type,
          isRequired: isRequired === true,
          conditions: conditions === FAULTY ? [] : conditions,
          behavior: behavior === "any" ? "any" : "all",
        },
      ];
