import { templateSchema } from '@awning/forms';
import type { Connection } from '../../../platform/database/index.ts';
import { Done } from '../../../platform/done.ts';
import { defineRoute, type Route, refused } from '../../../platform/http/index.ts';
import { IdParams } from '../../../platform/id.ts';
import type { Parts } from '../../../platform/parts.ts';
import { formMessages } from '../messages.ts';
import * as schema from '../schema.ts';
import { changeDelivery, type DefinitionOutcome, deliveryOf, openWebhookSecret } from './definition.ts';
import { selectForm } from './store.ts';

const team = { access: { kind: 'team', right: 'forms.edit' } } as const;
const reading = { ...team, method: 'GET', forgery: 'safe', limit: 'unlimited' } as const;
const changing = { ...team, forgery: 'crumb', limit: 'team-change' } as const;
const gone = { 404: formMessages.formGone };

/** The team's calls besides the form itself, which is a document. */
export function definitionRoutes(parts: Parts): Route[] {
  const { database } = parts;
  const change = (work: (connection: Connection) => Promise<DefinitionOutcome>) =>
    database.transaction(work).then(answerOf);
  return [
    defineRoute({
      ...reading,
      path: '/api/template/GetTemplateSchema',
      summary: 'The fields of a form template and what can be set on each.',
      schema: { query: schema.TemplateQuery, answer: schema.TemplateAnswer },
      refusals: { 404: formMessages.unknownTemplate },
      examples: [{ query: { type: 'contact' } }],
      handle: ({ query, textLanguage }) =>
        templateSchema(query.type, textLanguage) ?? refused(404, formMessages.unknownTemplate),
    }),
    defineRoute({
      ...reading,
      path: '/api/forms/:id/delivery',
      summary: 'Where submissions of a form go, how long they are kept, and the secret of its webhook.',
      schema: { params: IdParams, answer: schema.DeliveryAnswer },
      refusals: gone,
      handle: async ({ website, params }) => {
        const form = await selectForm(database, website.id, params.id);
        if (!form) return refused(404, formMessages.formGone);
        return { ...deliveryOf(form), webhookSecret: openWebhookSecret(parts, website.id, form) ?? null };
      },
    }),
    defineRoute({
      ...changing,
      method: 'PUT',
      path: '/api/forms/:id/delivery',
      summary: 'Says where submissions go and how long they are kept.',
      schema: { params: IdParams, body: schema.DeliveryBody, answer: Done },
      refusals: gone,
      handle: ({ member, params, body }) =>
        change((connection) => changeDelivery(parts, connection, member, params.id, body)),
    }),
  ];
}

function answerOf(outcome: DefinitionOutcome) {
  if (outcome.ok) return { ok: true as const };
  const { reason, path, text } = outcome;
  if (reason === 'formGone') return refused(404, text, { extra: { reason } });
  return refused(400, text, { ...(path !== '' && { errors: { [path]: text } }), extra: { reason } });
}
