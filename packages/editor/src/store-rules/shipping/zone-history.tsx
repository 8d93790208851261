import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import type { DocumentField } from '../../kit/editing/document.ts';
import { HistoryDrawer } from '../../kit/history/history-drawer.tsx';
import { kitTexts } from '../../kit/messages.ts';
import { useChange } from '../../kit/use-change.ts';
import { useUndoNotice } from '../../kit/use-undo-notice.tsx';
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

export function ZoneHistory({ zone, fields, isEditing, isOpen, onClose }: ZoneHistoryProps) {
  const words = useTexts(kitTexts);
  const { trashReasons } = useTexts(shippingTexts);
  const queries = useQueryClient();
  const offerUndo = useUndoNotice();
  const { id, version } = zone;
  const { queryKey } = zoneQuery(id);
  const bring = (no: number, from: number) =>
    call('POST /api/commerce/shipping-zones/:id/restore', { params: { id }, body: { version: from, no } });
  const restore = useChange({
    change: async (no: number) => {
      const restored = await bring(no, version);
      queries.setQueryData(queryKey, restored);
      offerUndo({ message: words.restored, undo: () => bring(version, restored.version) });
    },
    stale: shippingKey,
    reasons: { ...words.reasons, ...trashReasons },
  });
  return (
    <HistoryDrawer
      isOpen={isOpen}
      onClose={onClose}
      queryKey={queryKey}
      calls={{
        versions: (before) =>
          call('GET /api/commerce/shipping-zones/:id/versions', {
            params: { id },
            query: before === undefined ? {} : { before },
          }),
        version: (no) => call('GET /api/commerce/shipping-zones/:id/version', { params: { id }, query: { no } }),
        restore: restore.mutateAsync,
      }}
      fields={fields}
      current={zone}
      obstacle={isEditing ? words.saveFirst : undefined}
      isRestoring={restore.isPending}
    />
  );
}
