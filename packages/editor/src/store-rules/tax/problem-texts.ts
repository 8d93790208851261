import { type TaxProblem, type TaxRule, taxProblems } from '@awning/commerce';
import type { TaxWords } from './messages.ts';
import type { TaxRules } from './queries.ts';

interface Rules {
  readonly rules: readonly TaxRule[];
  readonly all: Pick<TaxRules, 'taxClasses'>;
  /** Only what has to do with this rule. */
  readonly ruleId?: string | undefined;
}

/** What cannot work in the tax rules of the store, by the names that the owner gave. */
export function problemTexts({ rules, all, ruleId }: Rules, words: TaxWords): readonly string[] {
  const nameOf = (id: string) => rules.find((rule) => rule.id === id)?.name ?? '';
  return taxProblems(rules, all.taxClasses)
    .filter((problem) => ruleId === undefined || idsOf(problem).includes(ruleId))
    .map((problem) => {
      const name = nameOf(problem.ruleId);
      if (problem.kind === 'shadowed') return words.problems.shadowed(name, nameOf(problem.byRuleId));
      if (problem.kind === 'mixed') return words.problems.mixed(name, nameOf(problem.withRuleId));
      if (problem.kind === 'unused-class') return words.problems.unusedClass(name, problem.taxClass);
      return words.problems.shippingIgnored(name);
    });
}

function idsOf(problem: TaxProblem): readonly string[] {
  if (problem.kind === 'shadowed') return [problem.ruleId, problem.byRuleId];
  return problem.kind === 'mixed' ? [problem.ruleId, problem.withRuleId] : [problem.ruleId];
}
