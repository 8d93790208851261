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
import { shippingTexts } from './messages.ts';
import { shippingKey, type Zone, zoneQuery } from './queries.ts';
import { useZoneEditor } from './use-zone-editor.ts';
import { useZoneTrash } from './use-zone-trash.ts';
import { ZoneAside } from './zone-aside.tsx';
import { ZoneForm } from './zone-form.tsx';
import { ZoneHistory } from './zone-history.tsx';

const listPath = '/config/commerce/shipping';

export function ZoneScreen() {
  const words = useTexts(shippingTexts);
  const { id = '' } = useParams({ strict: false }) as { readonly id?: string };
  const zone = useQuery(zoneQuery(id));
  if (zone.data === undefined && isNotThere(zone.error)) {
    return (
      <NotThere title={words.unknown}>
        <Anchor component={Link} to={listPath}>
          {words.toZones}
        </Anchor>
      </NotThere>
    );
  }
  if (zone.data) return <EditedZone key={id} zone={zone.data} />;
  return (
    <Page title={words.title} back={<BackLink to={listPath}>{words.title}</BackLink>}>
      <Loaded query={zone}>{() => null}</Loaded>
    </Page>
  );
}

function EditedZone({ zone }: { readonly zone: Zone }) {
  const words = useTexts(shippingTexts);
  const queries = useQueryClient();
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const { id } = zone;
  const { queryKey } = zoneQuery(id);
  const { editor, fields } = useZoneEditor({
    document: zone,
    save: (version, body) => call('PUT /api/commerce/shipping-zones/:id', { params: { id }, body: { version, body } }),
    reload: () => call('GET /api/commerce/shipping-zones/:id', { params: { id } }),
    onSaved: (saved) => {
      queries.setQueryData(queryKey, saved as Zone);
      void queries.invalidateQueries({ queryKey: shippingKey });
    },
  });
  return (
    <>
      <DetailScreen
        title={editor.base.body.name}
        back={<BackLink to={listPath}>{words.title}</BackLink>}
        actions={<ZoneActions zone={zone} onHistory={() => setHistoryOpen(true)} />}
        editor={editor}
        fields={fields}
        main={<ZoneForm editor={editor} />}
        aside={<ZoneAside id={id} body={editor.mine} changed={editor.base} />}
        onRecover={async () => {
          const recovered = await call('POST /api/commerce/shipping-zones/:id/recover', { params: { id } });
          editor.goOnFrom(recovered);
          await queries.invalidateQueries({ queryKey: shippingKey });
        }}
      />
      <ZoneHistory
        zone={editor.base as Zone}
        fields={fields}
        isEditing={editor.state !== 'normal'}
        isOpen={isHistoryOpen}
        onClose={() => setHistoryOpen(false)}
      />
    </>
  );
}

interface ZoneActionsProps {
  readonly zone: Zone;
  readonly onHistory: () => void;
}

function ZoneActions({ zone, onHistory }: ZoneActionsProps) {
  const words = useTexts(shippingTexts);
  const navigate = useNavigate();
  const trash = useZoneTrash();
  const { id, version, body } = zone;
  const duplicate = useChange({
    change: () => call('POST /api/commerce/shipping-zones/:id/duplicate', { params: { id } }),
    stale: shippingKey,
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
