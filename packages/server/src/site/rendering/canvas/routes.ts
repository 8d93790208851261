import { createCalls, readDocument } from '../../../platform/editing/index.ts';
import { defineRoute, type Refusal, type Route, refused, type TeamRequest } from '../../../platform/http/index.ts';
import { IdParams } from '../../../platform/id.ts';
import type { Parts } from '../../../platform/parts.ts';
import { primaryLanguage } from '../../../platform/website/index.ts';
import { checkArea, emptyLayout, headerFooterDocument, type PageBody, pageDocument } from '../../content/index.ts';
import { canvasMessages } from '../messages.ts';
import { pageRequest } from '../page-request.ts';
import { drawVersion } from '../preview.ts';
import { canvasAreas } from './canvas-areas.ts';
import { editedAreasOf } from './edited-areas.ts';
import { CanvasBody, CanvasView, HeaderFooterCanvasBody } from './schema.ts';

/**
 * Draws layouts that are being edited. The canvas itself is the page of a preview link with `canvas`; what changes there
 * is drawn by these calls and swapped in.
 */
export function canvasRoutes(parts: Parts): Route[] {
  const page = createCalls(parts, pageDocument);
  const headerFooter = createCalls(parts, headerFooterDocument);
  return [
    defineRoute({
      ...page.changing,
      ...page.bodyLimit,
      method: 'POST',
      path: '/api/pages/:id/canvas',
      limit: 'canvas',
      summary: 'Draws a page with a layout that is not saved; nothing is changed.',
      schema: { params: IdParams, body: CanvasBody, answer: CanvasView },
      refusals: { ...page.gone, 409: canvasMessages.cannotBeDrawn },
      examples: [{ body: { language: 'en', layout: emptyLayout } }],
      handle: async (request) => {
        const { website, params, body } = request;
        const context = { connection: parts.database, website, clock: parts.clock };
        const draft = await readDocument(context, pageDocument, params.id);
        if (!draft) return refused(404, page.gone[404], { extra: { reason: 'gone' } });
        const { layout, errors } = await checkArea(context, body.layout);
        const drawn =
          invalid(errors) ??
          (await drawVersion(
            parts,
            { ...asked(parts, request), query: { format: 'main-content' }, ...edited(pageDocument.kind, params.id) },
            { kind: pageDocument, id: params.id, body: { ...(draft.body as PageBody), layout } },
          ));
        if (!drawn) return refused(409, canvasMessages.cannotBeDrawn, { extra: { reason: 'cannotBeDrawn' } });
        return 'plain' in drawn ? { html: drawn.plain.toString() } : drawn;
      },
    }),
    defineRoute({
      ...headerFooter.changing,
      ...headerFooter.bodyLimit,
      method: 'POST',
      path: `${headerFooterDocument.path}/canvas`,
      limit: 'canvas',
      summary: 'Draws a header and a footer that are not saved on a page; nothing is changed.',
      schema: { body: HeaderFooterCanvasBody, answer: CanvasView },
      refusals: { 409: canvasMessages.noSuchPage },
      examples: [{ body: { language: 'en', path: '/', header: emptyLayout, footer: emptyLayout } }],
      handle: async (request) => {
        const { website, body } = request;
        const context = { connection: parts.database, website, clock: parts.clock };
        const header = await checkArea(context, body.header, 'header');
        const footer = await checkArea(context, body.footer, 'footer');
        const drawn =
          invalid({ ...header.errors, ...footer.errors }) ??
          (await drawVersion(
            parts,
            { ...asked(parts, request), query: {}, ...edited(headerFooterDocument.kind, website.id) },
            {
              kind: headerFooterDocument,
              id: website.id,
              body: { header: header.layout, footer: footer.layout },
              path: body.path,
            },
          ));
        if (!drawn) return refused(409, canvasMessages.noSuchPage, { extra: { reason: 'cannotBeDrawn' } });
        return 'plain' in drawn ? { html: editedAreasOf(drawn.plain.toString()) } : drawn;
      },
    }),
  ];
}

function asked(parts: Parts, request: TeamRequest & { readonly body: { readonly language: string } }) {
  const { website, body } = request;
  const isKnown = website.languages.some(({ code }) => code === body.language);
  return { ...pageRequest(parts, request), language: isKnown ? body.language : primaryLanguage(website) };
}

function edited(kind: string, id: string) {
  const editedAreas = canvasAreas({ kind, id });
  return editedAreas && { editedAreas };
}

function invalid(errors: Readonly<Record<string, string>>): Refusal | undefined {
  const [message] = Object.values(errors);
  if (message === undefined) return undefined;
  const named = Object.fromEntries(Object.entries(errors).map(([path, text]) => [`body.${path}`, text]));
  return refused(400, message, { errors: named, extra: { reason: 'invalid' } });
}
