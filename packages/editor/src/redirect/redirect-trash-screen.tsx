import { TrashScreen } from '../kit/document/trash-screen.tsx';
import { redirectKind } from './redirect-kind.ts';

export function RedirectTrashScreen() {
  return <TrashScreen kind={redirectKind} />;
}
