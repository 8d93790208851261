import { TrashScreen } from '../kit/document/trash-screen.tsx';
import { productKind } from './product-kind.ts';

export function ProductTrashScreen() {
  return <TrashScreen kind={productKind} />;
}
