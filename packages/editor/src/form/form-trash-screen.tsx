import { TrashScreen } from '../kit/document/trash-screen.tsx';
import { formKind } from './form-kind.ts';

export function FormTrashScreen() {
  return <TrashScreen kind={formKind} />;
}
