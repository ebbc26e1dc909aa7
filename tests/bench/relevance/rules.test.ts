import { describe, expect, it } from "vitest";
import { demoGoods } from "#tests/builders/demo-goods.ts";
import { judgedQueries } from "./judged-queries.ts";
import { relevanceOf } from "./relevance-of.ts";
import { gradeOf, ruleOf } from "./rules.ts";

const titled = (title: string) => {
  const product = demoGoods.find((one) => one.title === title);
  if (product === undefined) throw new RangeError(`the demo has no ${title}`);
  return product;
};

describe("the grade of a product", () => {
  it.each([
    ["of: amla / gooseberry", "Amla Murabba", 3],
    ["of: amla / gooseberry", "Triphala Eye Wash Drops", 0],
    ["of: water", "Triphala Eye Wash Drops", 1],
    ["kind: murabba; of: amla", "Amla Murabba", 3],
    ["kind: juice; of: amla", "Amla Murabba", 0],
    ["for: digestion", "Isabgol Husk", 3],
    ["for: digestion; of: triphala", "Isabgol Husk", 2],
    ["for: digestion", "Hammered Copper Bottle", 1],
    ["for: energy & vitality", "Ashwagandha Churna", 2],
    ["for: joint care", "Isabgol Husk", 0],
    ["kind: juice | of: isabgol", "Isabgol Husk", 3],
  ])("by %j is for %s %i", (rule, title, grade) => expect(gradeOf(ruleOf(rule), titled(title))).toBe(grade));

  it("needs a rule that is one", () => expect(() => ruleOf("herb: amla")).toThrow('"herb: amla" is no rule'));
});

describe("the list of queries", () => {
  const queries = judgedQueries();

  it("has at least three hundred, each once, of which a fifth is held out", () => {
    expect(queries.length).toBeGreaterThanOrEqual(300);
    expect(new Set(queries.map(({ words }) => words)).size).toBe(queries.length);
    expect(queries.filter(({ isHeldOut }) => isHeldOut)).toHaveLength(Math.ceil(queries.length / 5));
  });

  it("asks for nothing that the shop has not, and an empty answer is worth nothing", async () => {
    const answers = await relevanceOf({ productsMatching: async () => [] }, demoGoods, queries);
    expect(new Set(answers.map(({ ndcg }) => ndcg))).toEqual(new Set([0]));
  });
});
