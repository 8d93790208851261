import { TrashScreen } from '../kit/document/trash-screen.tsx';
import { itemKind } from './item-kind.ts';

export function ItemTrashScreen() {
  return <TrashScreen kind={itemKind} />;
}
