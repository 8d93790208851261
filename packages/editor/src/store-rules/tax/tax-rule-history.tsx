import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import type { DocumentField } from '../../kit/editing/document.ts';
import { HistoryDrawer } from '../../kit/history/history-drawer.tsx';
import { useTexts } from '../../texts/texts.ts';
import { taxTexts } from './messages.ts';
import { type TaxRule, type TaxRuleBody, taxesKey, taxRuleQuery } from './queries.ts';

interface TaxRuleHistoryProps {
  readonly rule: TaxRule;
  readonly fields: readonly DocumentField<TaxRuleBody>[];
  readonly isEditing: boolean;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function TaxRuleHistory({ rule, ...drawer }: TaxRuleHistoryProps) {
  const { trashReasons } = useTexts(taxTexts);
  const queries = useQueryClient();
  const { id } = rule;
  const { queryKey } = taxRuleQuery(id);
  return (
    <HistoryDrawer
      {...drawer}
      current={rule}
      queryKey={queryKey}
      calls={{
        versions: (query) => call('GET /api/commerce/tax-rules/:id/versions', { params: { id }, query }),
        version: (no) => call('GET /api/commerce/tax-rules/:id/version', { params: { id }, query: { no } }),
        restore: (no, version) =>
          call('POST /api/commerce/tax-rules/:id/restore', { params: { id }, body: { version, no } }),
      }}
      onRestored={(restored) => queries.setQueryData(queryKey, restored)}
      stale={taxesKey}
      reasons={trashReasons}
    />
  );
}
