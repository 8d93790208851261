import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { call } from '../../api/client.ts';
import { BackLink } from '../../kit/back-link.tsx';
import { DetailScreen } from '../../kit/editing/detail-screen.tsx';
import { useTexts } from '../../texts/texts.ts';
import { unsavedRule } from './applied-rule.ts';
import { taxTexts } from './messages.ts';
import { taxesKey, taxRuleQuery } from './queries.ts';
import { TaxRuleAside } from './tax-rule-aside.tsx';
import { TaxRuleForm } from './tax-rule-form.tsx';
import { newTaxRule } from './typed-tax-rule.ts';
import { useTaxRuleEditor } from './use-tax-rule-editor.ts';

const listPath = '/config/commerce/taxes';
const nothing = { id: '', version: 0, body: newTaxRule, changedBy: null, changedAt: null };

export function NewTaxRuleScreen() {
  const words = useTexts(taxTexts);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { editor, fields } = useTaxRuleEditor({
    document: nothing,
    save: async (_version, body) => {
      const created = await call('POST /api/commerce/tax-rules', { body: { body } });
      queries.setQueryData(taxRuleQuery(created.id).queryKey, created);
      return created;
    },
    onSaved: ({ id }) => {
      void queries.invalidateQueries({ queryKey: [...taxesKey, 'list'] });
      void navigate({ to: `${listPath}/${id}`, replace: true });
    },
  });
  return (
    <DetailScreen
      title={words.createTitle}
      back={<BackLink to={listPath}>{words.title}</BackLink>}
      editor={editor}
      fields={fields}
      main={<TaxRuleForm editor={editor} />}
      aside={<TaxRuleAside id={unsavedRule} body={editor.mine} />}
    />
  );
}
