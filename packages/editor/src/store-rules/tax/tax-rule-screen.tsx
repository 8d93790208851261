import { DuplicateButton, TrashButton } from '../../kit/document/actions.tsx';
import { DocumentScreen } from '../../kit/document/document-screen.tsx';
import { OpenedDocument } from '../../kit/document/opened-document.tsx';
import { useStored } from '../../kit/document/use-stored.ts';
import type { TaxRule } from './queries.ts';
import { TaxRuleAside } from './tax-rule-aside.tsx';
import { TaxRuleForm } from './tax-rule-form.tsx';
import { taxRuleKind } from './tax-rule-kind.ts';
import { useTaxRuleEditor } from './use-tax-rule-editor.ts';

export function TaxRuleScreen() {
  return <OpenedDocument kind={taxRuleKind}>{(rule) => <EditedTaxRule rule={rule} />}</OpenedDocument>;
}

function EditedTaxRule({ rule }: { readonly rule: TaxRule }) {
  const { editor, fields } = useTaxRuleEditor(useStored(taxRuleKind, rule));
  const { id, version, body } = rule;
  return (
    <DocumentScreen
      kind={taxRuleKind}
      title={editor.base.body.name}
      actions={
        <>
          <DuplicateButton kind={taxRuleKind} id={id} />
          <TrashButton kind={taxRuleKind} document={{ id, version, title: body.name }} />
        </>
      }
      editor={editor}
      fields={fields}
      main={<TaxRuleForm editor={editor} />}
      aside={<TaxRuleAside id={id} body={editor.mine} changed={editor.base} />}
    />
  );
}
