import { call } from '../../api/client.ts';
import { useTrash } from '../../kit/use-trash.ts';
import { useTexts } from '../../texts/texts.ts';
import { taxTexts } from './messages.ts';
import { taxesKey } from './queries.ts';

/** Moves tax rules to the trash, with a way back in the notice. */
export function useTaxRuleTrash() {
  const { trashReasons } = useTexts(taxTexts);
  return useTrash({
    trash: ({ id, version }) => call('DELETE /api/commerce/tax-rules/:id', { params: { id }, query: { version } }),
    recover: (id) => call('POST /api/commerce/tax-rules/:id/recover', { params: { id } }),
    stale: taxesKey,
    reasons: trashReasons,
  });
}
