import { CalculateBmi, CalculateBmiAndFat, CalculateFat } from "#core/health/calculate-body.use-case.ts";
import { answerOf, endpoint } from "#adapters/http-contract/endpoint.ts";
import { analysis, answer, faults, input } from "./tool-answers.ts";
import { wrongInputText } from "./wrong-input-text.ts";

const call = {
  method: "POST",
  in: "body",
  audience: "anyone",
  request: input,
  refusals: { "wrong-input": answerOf(400, "Bad request", faults, ({ faults: [first] }) => wrongInputText(first ?? null)) },
} as const;

export const calculateBmi = endpoint(CalculateBmi, { ...call, path: "/user/calculateBmi", response: answer });

export const calculateFat = endpoint(CalculateFat, { ...call, path: "/user/calculateFat", response: answer });

export const calculateBmiAndFat = endpoint(CalculateBmiAndFat, { ...call, path: "/user/calculateBmiAndFat", response: analysis });
