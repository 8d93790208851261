import { Anchor, Button, Group } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { isNotThere } from '../../api/say.ts';
import { BackLink } from '../../kit/back-link.tsx';
import { DetailScreen } from '../../kit/editing/detail-screen.tsx';
import { HistoryButton } from '../../kit/history/history-drawer.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Loaded } from '../../kit/loaded.tsx';
import { NotThere } from '../../kit/not-there.tsx';
import { Page } from '../../kit/page.tsx';
import { useChange } from '../../kit/use-change.ts';
import { useTexts } from '../../texts/texts.ts';
import { taxTexts } from './messages.ts';
import { type TaxRule, taxesKey, taxRuleQuery } from './queries.ts';
import { TaxRuleAside } from './tax-rule-aside.tsx';
import { TaxRuleForm } from './tax-rule-form.tsx';
import { TaxRuleHistory } from './tax-rule-history.tsx';
import { useTaxRuleEditor } from './use-tax-rule-editor.ts';
import { useTaxRuleTrash } from './use-tax-rule-trash.ts';

const listPath = '/config/commerce/taxes';

export function TaxRuleScreen() {
  const words = useTexts(taxTexts);
  const { id = '' } = useParams({ strict: false }) as { readonly id?: string };
  const rule = useQuery(taxRuleQuery(id));
  if (rule.data === undefined && isNotThere(rule.error)) {
    return (
      <NotThere title={words.unknown}>
        <Anchor component={Link} to={listPath}>
          {words.toRules}
        </Anchor>
      </NotThere>
    );
  }
  if (rule.data) return <EditedTaxRule key={id} rule={rule.data} />;
  return (
    <Page title={words.title} back={<BackLink to={listPath}>{words.title}</BackLink>}>
      <Loaded query={rule}>{() => null}</Loaded>
    </Page>
  );
}

function EditedTaxRule({ rule }: { readonly rule: TaxRule }) {
  const words = useTexts(taxTexts);
  const queries = useQueryClient();
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const { id } = rule;
  const { queryKey } = taxRuleQuery(id);
  const { editor, fields } = useTaxRuleEditor({
    document: rule,
    save: (version, body) => call('PUT /api/commerce/tax-rules/:id', { params: { id }, body: { version, body } }),
    reload: () => call('GET /api/commerce/tax-rules/:id', { params: { id } }),
    onSaved: (saved) => {
      queries.setQueryData(queryKey, saved as TaxRule);
      void queries.invalidateQueries({ queryKey: taxesKey });
    },
  });
  return (
    <>
      <DetailScreen
        title={editor.base.body.name}
        back={<BackLink to={listPath}>{words.title}</BackLink>}
        actions={<TaxRuleActions rule={rule} onHistory={() => setHistoryOpen(true)} />}
        editor={editor}
        fields={fields}
        main={<TaxRuleForm editor={editor} />}
        aside={<TaxRuleAside id={id} body={editor.mine} changed={editor.base} />}
        onRecover={async () => {
          const recovered = await call('POST /api/commerce/tax-rules/:id/recover', { params: { id } });
          editor.goOnFrom(recovered);
          await queries.invalidateQueries({ queryKey: taxesKey });
        }}
      />
      <TaxRuleHistory
        rule={editor.base as TaxRule}
        fields={fields}
        isEditing={editor.state !== 'normal'}
        isOpen={isHistoryOpen}
        onClose={() => setHistoryOpen(false)}
      />
    </>
  );
}

interface TaxRuleActionsProps {
  readonly rule: TaxRule;
  readonly onHistory: () => void;
}

function TaxRuleActions({ rule, onHistory }: TaxRuleActionsProps) {
  const words = useTexts(taxTexts);
  const navigate = useNavigate();
  const trash = useTaxRuleTrash();
  const { id, version, body } = rule;
  const duplicate = useChange({
    change: () => call('POST /api/commerce/tax-rules/:id/duplicate', { params: { id } }),
    stale: taxesKey,
  });
  return (
    <Group gap="sm">
      <HistoryButton onClick={onHistory} />
      <Button
        variant="default"
        leftSection={<Icon name="copy" size={16} />}
        loading={duplicate.isPending}
        onClick={() =>
          duplicate.mutate(undefined, { onSuccess: (copy) => void navigate({ to: `${listPath}/${copy.id}` }) })
        }
      >
        {words.duplicate}
      </Button>
      <Button
        variant="default"
        leftSection={<Icon name="trash" size={16} />}
        loading={trash.isPending}
        onClick={() =>
          trash.mutate([{ id, version, title: body.name }], {
            onSuccess: (gone) => {
              if (gone.length > 0) void navigate({ to: listPath });
            },
          })
        }
      >
        {words.toTrash}
      </Button>
    </Group>
  );
}
