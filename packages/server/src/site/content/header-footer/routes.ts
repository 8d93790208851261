import { Type } from '@sinclair/typebox';
import {
  createCalls,
  publishDocument,
  readDocument,
  saveDocument,
  VersionBody,
} from '../../../platform/editing/index.ts';
import { defineRoute, Refusal, type Route, refused } from '../../../platform/http/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { headerFooterDocument } from '../editing/header-footer/document.ts';
import { HeaderFooterBody } from '../editing/header-footer/schema.ts';

const HeaderFooterView = Type.Object({
  ...HeaderFooterBody.properties,
  version: Type.Integer({ description: 'The next change names it' }),
});

/** Header and footer as a pair (D-147). Drafts and versions have the calls of documents. */
export function headerFooterRoutes(parts: Parts): Route[] {
  const { database, clock } = parts;
  const { changing, bodyLimit, stale, edit } = createCalls(parts, headerFooterDocument);
  const path = '/api/site-header-footer';
  return [
    defineRoute({
      method: 'GET',
      path,
      summary: 'Header and footer as they are edited: the draft if there is one.',
      access: { kind: 'team', right: 'headerFooter.read' },
      forgery: 'safe',
      limit: 'unlimited',
      schema: { answer: HeaderFooterView },
      handle: async ({ website }) => {
        const document = await database.snapshot((connection) =>
          readDocument({ connection, website, clock }, headerFooterDocument, website.id),
        );
        return document && viewOf(document);
      },
    }),
    defineRoute({
      ...changing,
      ...bodyLimit,
      method: 'PUT',
      path,
      summary: 'Stores header and footer and shows them on every page at once.',
      schema: {
        body: Type.Composite([HeaderFooterBody, VersionBody], { additionalProperties: false }),
        answer: HeaderFooterView,
      },
      refusals: stale,
      examples: [{ body: { ...(headerFooterDocument.example as HeaderFooterBody), version: 0 } }],
      handle: async (request) => {
        const { version, ...body } = request.body;
        const { id } = request.website;
        const outcome = await edit(request, async (context) => {
          const saved = await saveDocument(context, headerFooterDocument, id, { version, body });
          return saved.ok ? await publishDocument(context, headerFooterDocument, id, saved.document.version) : saved;
        });
        return outcome instanceof Refusal ? refusalOf(outcome) : viewOf(outcome);
      },
    }),
  ];
}

/** Fields are named as they are sent: the pair is not in a `body` of its own. */
function refusalOf({ status, message, errors, extra }: Refusal): Refusal {
  const named = Object.entries(errors ?? {}).map(([field, text]) => [field.replace(/^body\./, ''), text]);
  return refused(status, message, {
    ...(errors && { errors: Object.fromEntries(named) as Record<string, string> }),
    ...(extra && { extra }),
  });
}

function viewOf({ body, version }: { readonly body: unknown; readonly version: number }) {
  const { header, footer } = body as HeaderFooterBody;
  return { header, footer, version };
}
