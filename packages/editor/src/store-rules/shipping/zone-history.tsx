import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import type { DocumentField } from '../../kit/editing/document.ts';
import { HistoryDrawer } from '../../kit/history/history-drawer.tsx';
import { useTexts } from '../../texts/texts.ts';
import { shippingTexts } from './messages.ts';
import { shippingKey, type Zone, type ZoneBody, zoneQuery } from './queries.ts';

interface ZoneHistoryProps {
  readonly zone: Zone;
  readonly fields: readonly DocumentField<ZoneBody>[];
  readonly isEditing: boolean;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function ZoneHistory({ zone, ...drawer }: ZoneHistoryProps) {
  const { trashReasons } = useTexts(shippingTexts);
  const queries = useQueryClient();
  const { id } = zone;
  const { queryKey } = zoneQuery(id);
  return (
    <HistoryDrawer
      {...drawer}
      current={zone}
      queryKey={queryKey}
      calls={{
        versions: (query) => call('GET /api/commerce/shipping-zones/:id/versions', { params: { id }, query }),
        version: (no) => call('GET /api/commerce/shipping-zones/:id/version', { params: { id }, query: { no } }),
        restore: (no, version) =>
          call('POST /api/commerce/shipping-zones/:id/restore', { params: { id }, body: { version, no } }),
      }}
      onRestored={(restored) => queries.setQueryData(queryKey, restored)}
      stale={shippingKey}
      reasons={trashReasons}
    />
  );
}
