import { DuplicateButton, TrashButton } from '../../kit/document/actions.tsx';
import { DocumentScreen } from '../../kit/document/document-screen.tsx';
import { OpenedDocument } from '../../kit/document/opened-document.tsx';
import { useStored } from '../../kit/document/use-stored.ts';
import type { Zone } from './queries.ts';
import { useZoneEditor } from './use-zone-editor.ts';
import { ZoneAside } from './zone-aside.tsx';
import { ZoneForm } from './zone-form.tsx';
import { zoneKind } from './zone-kind.ts';

export function ZoneScreen() {
  return <OpenedDocument kind={zoneKind}>{(zone) => <EditedZone zone={zone} />}</OpenedDocument>;
}

function EditedZone({ zone }: { readonly zone: Zone }) {
  const { editor, fields } = useZoneEditor(useStored(zoneKind, zone));
  const { id, version, body } = zone;
  return (
    <DocumentScreen
      kind={zoneKind}
      title={editor.base.body.name}
      actions={
        <>
          <DuplicateButton kind={zoneKind} id={id} />
          <TrashButton kind={zoneKind} document={{ id, version, title: body.name }} />
        </>
      }
      editor={editor}
      fields={fields}
      main={<ZoneForm editor={editor} />}
      aside={<ZoneAside id={id} body={editor.mine} changed={editor.base} />}
    />
  );
}
