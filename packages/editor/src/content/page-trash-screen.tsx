import { TrashScreen } from '../kit/document/trash-screen.tsx';
import { pageKind } from './page-kind.ts';

export function PageTrashScreen() {
  return <TrashScreen kind={pageKind} />;
}
