import { createCalls, readDocument } from '../../../platform/editing/index.ts';
import { defineRoute, type Route, refused } from '../../../platform/http/index.ts';
import { IdParams } from '../../../platform/id.ts';
import type { Parts } from '../../../platform/parts.ts';
import { primaryLanguage } from '../../../platform/website/index.ts';
import { checkArea, emptyLayout, type PageBody, pageDocument } from '../../content/index.ts';
import { canvasMessages } from '../messages.ts';
import { pageRequest } from '../page-request.ts';
import { drawVersion } from '../preview.ts';
import { CanvasBody, CanvasView } from './schema.ts';

/**
 * Draws a layout that is being edited. The canvas itself is the page of a preview link with `canvas`; what changes there
 * is drawn by this call and swapped in.
 */
export function canvasRoutes(parts: Parts): Route[] {
  const { gone, changing, bodyLimit } = createCalls(parts, pageDocument);
  return [
    defineRoute({
      ...changing,
      ...bodyLimit,
      method: 'POST',
      path: '/api/pages/:id/canvas',
      limit: 'canvas',
      summary: 'Draws a page with a layout that is not saved; nothing is changed.',
      schema: { params: IdParams, body: CanvasBody, answer: CanvasView },
      refusals: { ...gone, 409: canvasMessages.cannotBeDrawn },
      examples: [{ body: { language: 'en', layout: emptyLayout } }],
      async handle(request) {
        const { website, params, body } = request;
        const context = { connection: parts.database, website, clock: parts.clock };
        const draft = await readDocument(context, pageDocument, params.id);
        if (!draft) return refused(404, gone[404], { extra: { reason: 'gone' } });
        const { layout, errors } = await checkArea(context, body.layout);
        const [message] = Object.values(errors);
        if (message !== undefined) {
          const named = Object.fromEntries(Object.entries(errors).map(([path, text]) => [`body.${path}`, text]));
          return refused(400, message, { errors: named, extra: { reason: 'invalid' } });
        }
        const isKnown = website.languages.some(({ code }) => code === body.language);
        const page = await drawVersion(
          parts,
          {
            ...pageRequest(parts, request),
            language: isKnown ? body.language : primaryLanguage(website),
            query: { format: 'main-content' },
            editedArea: `page:${params.id}`,
          },
          { kind: pageDocument, id: params.id, body: { ...(draft.body as PageBody), layout } },
        );
        if (!page) return refused(409, canvasMessages.cannotBeDrawn, { extra: { reason: 'cannotBeDrawn' } });
        return { html: page.plain.toString() };
      },
    }),
  ];
}
