import { TrashScreen } from '../kit/document/trash-screen.tsx';
import { collectionKind } from './collection-kind.ts';

export function CollectionTrashScreen() {
  return <TrashScreen kind={collectionKind} />;
}
