import { TrashScreen } from '../kit/document/trash-screen.tsx';
import { memberAreaKind } from './member-area-kind.ts';

export function MemberAreaTrashScreen() {
  return <TrashScreen kind={memberAreaKind} />;
}
