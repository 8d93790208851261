import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { NewDocumentScreen } from '../../kit/document/new-document-screen.tsx';
import { useUnstored } from '../../kit/document/use-stored.ts';
import { Loaded } from '../../kit/loaded.tsx';
import { unsavedRule } from './applied-rule.ts';
import { allTaxRulesQuery, type TaxRuleBody } from './queries.ts';
import { ruleForCountry } from './rule-for-country.ts';
import { TaxRuleAside } from './tax-rule-aside.tsx';
import { TaxRuleForm } from './tax-rule-form.tsx';
import { taxRuleKind } from './tax-rule-kind.ts';
import { newTaxRule, typedTaxRule } from './typed-tax-rule.ts';
import { useTaxRuleEditor } from './use-tax-rule-editor.ts';

/** `?country=AT` begins with the rule of the shop's own country, for the other one. */
export function NewTaxRuleScreen() {
  const { country } = useSearch({ strict: false }) as { readonly country?: unknown };
  const all = useQuery(allTaxRulesQuery);
  if (typeof country !== 'string' || !/^[A-Z]{2}$/.test(country)) return <NewTaxRule />;
  return <Loaded query={all}>{(found) => <NewTaxRule prefilled={ruleForCountry(country, found)} />}</Loaded>;
}

function NewTaxRule({ prefilled }: { readonly prefilled?: TaxRuleBody }) {
  const { editor, fields } = useTaxRuleEditor(useUnstored(taxRuleKind, newTaxRule));
  const { setValues } = editor.form;
  const [start] = useState(prefilled);
  // As if it had been typed, so that it can be saved as it is.
  useEffect(() => {
    if (start) setValues(typedTaxRule(start));
  }, [start, setValues]);
  return (
    <NewDocumentScreen
      kind={taxRuleKind}
      editor={editor}
      fields={fields}
      main={<TaxRuleForm editor={editor} />}
      aside={<TaxRuleAside key={start && editor.mine.area.country} id={unsavedRule} body={editor.mine} />}
    />
  );
}
