import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { call } from '../../api/client.ts';
import { BackLink } from '../../kit/back-link.tsx';
import { DetailScreen } from '../../kit/editing/detail-screen.tsx';
import { useTexts } from '../../texts/texts.ts';
import { shippingTexts } from './messages.ts';
import { unsavedZone } from './priced-zone.ts';
import { shippingKey, zoneQuery } from './queries.ts';
import { newZone } from './typed-zone.ts';
import { useZoneEditor } from './use-zone-editor.ts';
import { ZoneAside } from './zone-aside.tsx';
import { ZoneForm } from './zone-form.tsx';

const listPath = '/config/commerce/shipping';
const nothing = { id: '', version: 0, body: newZone, changedBy: null, changedAt: null };

export function NewZoneScreen() {
  const words = useTexts(shippingTexts);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { editor, fields } = useZoneEditor({
    document: nothing,
    save: async (_version, body) => {
      const created = await call('POST /api/commerce/shipping-zones', { body: { body } });
      queries.setQueryData(zoneQuery(created.id).queryKey, created);
      return created;
    },
    onSaved: ({ id }) => {
      void queries.invalidateQueries({ queryKey: [...shippingKey, 'list'] });
      void navigate({ to: `${listPath}/${id}`, replace: true });
    },
  });
  return (
    <DetailScreen
      title={words.createTitle}
      back={<BackLink to={listPath}>{words.title}</BackLink>}
      editor={editor}
      fields={fields}
      main={<ZoneForm editor={editor} />}
      aside={<ZoneAside id={unsavedZone} body={editor.mine} />}
    />
  );
}
