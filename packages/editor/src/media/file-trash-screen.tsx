import { TrashScreen } from '../kit/document/trash-screen.tsx';
import { fileKind } from './file-kind.ts';

export function FileTrashScreen() {
  return <TrashScreen kind={fileKind} />;
}
