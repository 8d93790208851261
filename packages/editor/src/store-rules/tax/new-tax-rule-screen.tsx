import { NewDocumentScreen } from '../../kit/document/new-document-screen.tsx';
import { useUnstored } from '../../kit/document/use-stored.ts';
import { unsavedRule } from './applied-rule.ts';
import { TaxRuleAside } from './tax-rule-aside.tsx';
import { TaxRuleForm } from './tax-rule-form.tsx';
import { taxRuleKind } from './tax-rule-kind.ts';
import { newTaxRule } from './typed-tax-rule.ts';
import { useTaxRuleEditor } from './use-tax-rule-editor.ts';

export function NewTaxRuleScreen() {
  const { editor, fields } = useTaxRuleEditor(useUnstored(taxRuleKind, newTaxRule));
  return (
    <NewDocumentScreen
      kind={taxRuleKind}
      editor={editor}
      fields={fields}
      main={<TaxRuleForm editor={editor} />}
      aside={<TaxRuleAside id={unsavedRule} body={editor.mine} />}
    />
  );
}
