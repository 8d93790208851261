import { call } from '../api/client.ts';
import { BackLink } from '../kit/back-link.tsx';
import { TrashScreen } from '../kit/trash/trash-screen.tsx';
import { useTexts } from '../texts/texts.ts';
import { productTexts } from './messages.ts';
import { productPath, productsKey } from './queries.ts';

export function ProductTrashScreen() {
  const words = useTexts(productTexts);
  return (
    <TrashScreen
      title={words.trashTitle}
      back={<BackLink to={productPath}>{words.title}</BackLink>}
      queryKey={productsKey}
      load={(after) => call('GET /api/trash/product', { query: after === undefined ? {} : { after } })}
      recover={(id) => call('POST /api/commerce/products/:id/recover', { params: { id } })}
      purge={(id) => call('DELETE /api/trash/product/:id', { params: { id } })}
      reasons={words.reasons}
    />
  );
}
