import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSession } from '../../app/session.ts';
import type { Stored } from '../../kit/document/use-stored.ts';
import { useDocumentEditor } from '../../kit/editing/use-document-editor.ts';
import { commonTexts } from '../../texts/common.ts';
import { useFormat } from '../../texts/format.ts';
import { useLanguage, useTexts } from '../../texts/texts.ts';
import { notifyProblems } from '../notify-problems.tsx';
import { placeTexts } from '../place/messages.ts';
import { rulesWith } from './applied-rule.ts';
import { taxTexts } from './messages.ts';
import { problemTexts } from './problem-texts.ts';
import { allTaxRulesQuery, type TaxRuleBody, taxesKey } from './queries.ts';
import { taxFields } from './tax-fields.ts';
import { checkTaxRule, type TypedTaxRule, taxRuleBody, typedTaxRule } from './typed-tax-rule.ts';

/** A tax rule while it is edited. After saving, what cannot work is said by name. */
export function useTaxRuleEditor({ onSaved, ...options }: Stored<TaxRuleBody>) {
  const words = useTexts(taxTexts);
  const placeWords = useTexts(placeTexts);
  const { close } = useTexts(commonTexts);
  const { member } = useSession();
  const queries = useQueryClient();
  const { faults } = words;
  const fields = taxFields({ words, placeWords, format: useFormat(), language: useLanguage() });
  const check = useCallback((typed: TypedTaxRule) => checkTaxRule(typed, faults), [faults]);

  async function pointOut({ id }: { readonly id: string }) {
    const all = await queries.fetchQuery(allTaxRulesQuery);
    notifyProblems(words.cannotWork, problemTexts({ rules: rulesWith(all, undefined), all, ruleId: id }, words), close);
  }

  const editor = useDocumentEditor<TaxRuleBody, TypedTaxRule>({
    ...options,
    fields,
    editorName: member.name,
    typedOf: typedTaxRule,
    bodyOf: taxRuleBody,
    check,
    onSaved: (saved) => {
      onSaved(saved);
      void queries.invalidateQueries({ queryKey: taxesKey });
      // What is wrong is also on the screen, so that a notice that cannot be made is no loss.
      void pointOut(saved).catch(() => undefined);
    },
    faults: { name: faults.name, percent: faults.percent, taxClass: faults.taxClass, priority: faults.priority },
  });
  return { editor, fields };
}

export type TaxRuleEditor = ReturnType<typeof useTaxRuleEditor>['editor'];
