import { call } from '../../api/client.ts';
import { BackLink } from '../../kit/back-link.tsx';
import { TrashScreen } from '../../kit/trash/trash-screen.tsx';
import { useTexts } from '../../texts/texts.ts';
import { taxTexts } from './messages.ts';
import { taxesKey } from './queries.ts';

export function TaxRuleTrashScreen() {
  const words = useTexts(taxTexts);
  return (
    <TrashScreen
      title={words.trashTitle}
      back={<BackLink to="/config/commerce/taxes">{words.title}</BackLink>}
      queryKey={taxesKey}
      load={(after) => call('GET /api/trash/tax-rule', { query: after === undefined ? {} : { after } })}
      recover={(id) => call('POST /api/commerce/tax-rules/:id/recover', { params: { id } })}
      purge={(id) => call('DELETE /api/trash/tax-rule/:id', { params: { id } })}
      reasons={words.trashReasons}
    />
  );
}
