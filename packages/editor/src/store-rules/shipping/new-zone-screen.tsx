import { NewDocumentScreen } from '../../kit/document/new-document-screen.tsx';
import { useUnstored } from '../../kit/document/use-stored.ts';
import { unsavedZone } from './priced-zone.ts';
import { newZone } from './typed-zone.ts';
import { useZoneEditor } from './use-zone-editor.ts';
import { ZoneAside } from './zone-aside.tsx';
import { ZoneForm } from './zone-form.tsx';
import { zoneKind } from './zone-kind.ts';

export function NewZoneScreen() {
  const { editor, fields } = useZoneEditor(useUnstored(zoneKind, newZone));
  return (
    <NewDocumentScreen
      kind={zoneKind}
      editor={editor}
      fields={fields}
      main={<ZoneForm editor={editor} />}
      aside={<ZoneAside id={unsavedZone} body={editor.mine} />}
    />
  );
}
