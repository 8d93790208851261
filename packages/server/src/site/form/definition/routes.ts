import { templateSchema } from '@awning/forms';
import { can } from '@awning/site-model';
import type { Connection } from '../../../platform/database/index.ts';
import { defineRoute, type Refusal, type Route, refused } from '../../../platform/http/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import type { Website } from '../../../platform/website/index.ts';
import { type FormReason, formMessages } from '../messages.ts';
import * as schema from '../schema.ts';
import {
  archiveForm,
  changeDelivery,
  createForm,
  type DefinitionOutcome,
  deliveryOf,
  openWebhookSecret,
  publishVersion,
} from './definition.ts';
import { localForm } from './published.ts';
import { type ListedForm, listForms, type StoredForm, selectForm } from './store.ts';

/** Nobody has more; a longer list would need pages. */
const MOST_FORMS = 500;
/** Two hundred fields with their options in several languages. */
const BODY_LIMIT = 1024 * 1024;

const team = { access: { kind: 'team', right: 'forms.edit' } } as const;
const reading = { ...team, method: 'GET', forgery: 'safe', limit: 'unlimited' } as const;
const changing = { ...team, forgery: 'crumb', limit: 'team-change' } as const;
const gone = { 404: formMessages.formGone };
const example = {
  form: { name: 'Contact', formType: 'contact', fields: [{ id: 'email', kind: 'email', title: 'Email' }] },
};

/** The team's calls that make and change forms. */
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
      handle: ({ query, language }) =>
        templateSchema(query.type, language) ?? refused(404, formMessages.unknownTemplate),
    }),
    defineRoute({
      ...reading,
      path: '/api/forms',
      summary: 'The forms of the website with how much they were used, archived ones last.',
      schema: { answer: schema.FormListAnswer },
      handle: async ({ website }) => ({ forms: (await listForms(database, website.id, MOST_FORMS)).map(listed) }),
    }),
    defineRoute({
      ...changing,
      method: 'POST',
      path: '/api/forms',
      summary: 'Makes a form and publishes its first version.',
      bodyLimit: BODY_LIMIT,
      schema: { body: schema.CreateFormBody, answer: schema.PublishedAnswer },
      refusals: { 403: formMessages.ownerCode },
      examples: [{ body: example }],
      handle: ({ member, body }) =>
        ownerCodeRefusal(member!.roles, body.form) ??
        change((connection) =>
          createForm(parts, connection, member!, { ...body, ...(body.delivery && { delivery: body.delivery }) }),
        ),
    }),
    defineRoute({
      ...reading,
      path: '/api/forms/:id',
      summary: 'A form in the version that visitors see, or as it was published once.',
      schema: { params: schema.FormParams, query: schema.VersionQuery, answer: schema.FormAnswer },
      refusals: gone,
      handle: async ({ website, params, query }) => {
        const form = await selectForm(database, website.id, params.id, query.version);
        return form ? formAnswer(parts, website, form) : refused(404, formMessages.formGone);
      },
    }),
    defineRoute({
      ...changing,
      method: 'POST',
      path: '/api/forms/:id/versions',
      summary: 'Publishes a new version of a form; earlier ones stay as they are.',
      bodyLimit: BODY_LIMIT,
      schema: { params: schema.FormParams, body: schema.PublishBody, answer: schema.PublishedAnswer },
      refusals: { ...gone, 403: formMessages.ownerCode },
      examples: [{ body: example }],
      handle: ({ member, params, body }) =>
        ownerCodeRefusal(member!.roles, body.form) ??
        change((connection) => publishVersion(parts, connection, member!, params.id, body)),
    }),
    defineRoute({
      ...changing,
      method: 'PUT',
      path: '/api/forms/:id/delivery',
      summary: 'Says where submissions go and how long they are kept.',
      schema: { params: schema.FormParams, body: schema.DeliveryBody, answer: schema.PublishedAnswer },
      refusals: gone,
      handle: ({ member, params, body }) =>
        change((connection) => changeDelivery(parts, connection, member!, params.id, body)),
    }),
    defineRoute({
      ...changing,
      method: 'POST',
      path: '/api/forms/:id/archive',
      summary: 'Takes a form out of use, or back into it. Its submissions stay.',
      schema: { params: schema.FormParams, body: schema.ArchiveBody, answer: schema.PublishedAnswer },
      refusals: gone,
      handle: ({ member, params, body }) =>
        change((connection) => archiveForm(parts, connection, member!, params.id, body.isArchived)),
    }),
  ];
}

/** Html and scripts that run on the published site are for those who may put them there (D-077). */
function ownerCodeRefusal(roles: readonly number[], form: object): Refusal | undefined {
  const hasCode = 'submissionHTML' in form && form.submissionHTML !== '';
  if (!hasCode || can(roles, 'ownerCode.edit')) return undefined;
  return refused(403, formMessages.ownerCode, { extra: { reason: 'ownerCode' satisfies FormReason } });
}

function answerOf(outcome: DefinitionOutcome) {
  if (outcome.ok) return { id: outcome.id, version: outcome.version };
  const { reason, path, text } = outcome;
  if (reason === 'formGone') return refused(404, text, { extra: { reason } });
  return refused(400, text, { ...(path !== '' && { errors: { [path]: text } }), extra: { reason } });
}

function listed({ latestSubmissionAt, updatedAt, ...form }: ListedForm) {
  return {
    ...form,
    latestSubmissionAt: latestSubmissionAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
  };
}

function formAnswer(parts: Parts, website: Website, stored: StoredForm) {
  const { id, name, formType, version, currentVersion, isArchived, publishedAt, publishedBy, texts } = stored;
  return {
    id,
    name,
    formType,
    version,
    currentVersion,
    isArchived,
    publishedAt: publishedAt.toISOString(),
    publishedBy,
    form: localForm(website, '', { definition: stored.definition, texts: {} }),
    texts,
    delivery: deliveryOf(stored),
    webhookSecret: openWebhookSecret(parts, website.id, stored) ?? null,
  };
}
