import { call } from '../api/client.ts';
import { BackLink } from '../kit/back-link.tsx';
import { TrashScreen } from '../kit/trash/trash-screen.tsx';
import { useTexts } from '../texts/texts.ts';
import { fileTexts } from './messages.ts';
import { filesKey } from './queries.ts';

export function FileTrashScreen() {
  const words = useTexts(fileTexts);
  return (
    <TrashScreen
      title={words.trashTitle}
      back={<BackLink to="/config/files">{words.title}</BackLink>}
      queryKey={filesKey}
      load={(after) => call('GET /api/trash/asset', { query: after === undefined ? {} : { after } })}
      recover={(id) => call('POST /api/files/:id/recover', { params: { id } })}
      purge={(id) => call('DELETE /api/trash/asset/:id', { params: { id } })}
      reasons={words.trashReasons}
    />
  );
}
