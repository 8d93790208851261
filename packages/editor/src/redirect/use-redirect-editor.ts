import { isRedirectTarget, redirectPath, redirectPathFault } from '@awning/site-model';
import { useCallback, useMemo } from 'react';
import { useSession } from '../app/session.ts';
import type { Stored } from '../kit/document/use-stored.ts';
import type { DocumentField } from '../kit/editing/document.ts';
import { useDocumentEditor } from '../kit/editing/use-document-editor.ts';
import { useTexts } from '../texts/texts.ts';
import { redirectTexts } from './messages.ts';
import type { RedirectBody } from './queries.ts';

interface TypedRedirect {
  readonly path: string;
  readonly target: string;
  readonly status: '301' | '302';
  [name: string]: unknown;
}

/** A redirect while it is edited. The old address may be pasted as it is in a browser. */
export function useRedirectEditor(options: Stored<RedirectBody>) {
  const words = useTexts(redirectTexts);
  const { website, member } = useSession();
  const { faults } = words;
  const languages = useMemo(() => website.languages.map(({ code }) => code), [website.languages]);
  const fields = useMemo<readonly DocumentField<RedirectBody>[]>(
    () => [
      { label: words.from, names: ['path'], text: ({ path }) => path },
      { label: words.to, names: ['target'], text: ({ target }) => target },
      { label: words.duration, names: ['status'], text: ({ status }) => words.durations[status] },
    ],
    [words],
  );
  const check = useCallback(
    (typed: TypedRedirect): Record<string, string> => {
      const { path, target } = redirectBody(typed);
      const fault = redirectPathFault(path, languages);
      return {
        ...(fault && { path: faults.path[fault] }),
        ...(!isRedirectTarget(target) && { target: faults.target }),
      };
    },
    [faults, languages],
  );
  const editor = useDocumentEditor<RedirectBody, TypedRedirect>({
    ...options,
    fields,
    editorName: member.name,
    typedOf: ({ path, target, status }) => ({ path, target, status: status === 301 ? '301' : '302' }),
    bodyOf: redirectBody,
    check,
    // What is left for the server to find out.
    faults: { path: faults.pathTaken, target: faults.circle },
  });
  return { editor, fields };
}

export type RedirectEditor = ReturnType<typeof useRedirectEditor>['editor'];

function redirectBody({ path, target, status }: TypedRedirect): RedirectBody {
  return { path: path === '' ? '' : redirectPath(path), target: target.trim(), status: status === '301' ? 301 : 302 };
}
