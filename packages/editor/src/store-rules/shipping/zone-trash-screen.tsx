import { TrashScreen } from '../../kit/document/trash-screen.tsx';
import { zoneKind } from './zone-kind.ts';

export function ZoneTrashScreen() {
  return <TrashScreen kind={zoneKind} />;
}
