import { call } from '../../api/client.ts';
import { BackLink } from '../../kit/back-link.tsx';
import { TrashScreen } from '../../kit/trash/trash-screen.tsx';
import { useTexts } from '../../texts/texts.ts';
import { shippingTexts } from './messages.ts';
import { shippingKey } from './queries.ts';

export function ZoneTrashScreen() {
  const words = useTexts(shippingTexts);
  return (
    <TrashScreen
      title={words.trashTitle}
      back={<BackLink to="/config/commerce/shipping">{words.title}</BackLink>}
      queryKey={shippingKey}
      load={(after) => call('GET /api/trash/shipping-zone', { query: after === undefined ? {} : { after } })}
      recover={(id) => call('POST /api/commerce/shipping-zones/:id/recover', { params: { id } })}
      purge={(id) => call('DELETE /api/trash/shipping-zone/:id', { params: { id } })}
      reasons={words.trashReasons}
    />
  );
}
