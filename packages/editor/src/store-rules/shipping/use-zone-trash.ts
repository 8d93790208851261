import { call } from '../../api/client.ts';
import { useTrash } from '../../kit/use-trash.ts';
import { useTexts } from '../../texts/texts.ts';
import { shippingTexts } from './messages.ts';
import { shippingKey } from './queries.ts';

/** Moves zones to the trash, with a way back in the notice. */
export function useZoneTrash() {
  const { trashReasons } = useTexts(shippingTexts);
  return useTrash({
    trash: ({ id, version }) => call('DELETE /api/commerce/shipping-zones/:id', { params: { id }, query: { version } }),
    recover: (id) => call('POST /api/commerce/shipping-zones/:id/recover', { params: { id } }),
    stale: shippingKey,
    reasons: trashReasons,
  });
}
