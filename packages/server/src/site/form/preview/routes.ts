import type { SubmissionPage } from '@awning/forms';
import { PageType } from '@awning/site-model';
import { Type } from '@sinclair/typebox';
import { createCalls } from '../../../platform/editing/index.ts';
import { defineRoute, type Route, refused } from '../../../platform/http/index.ts';
import { placed } from '../../../platform/island.ts';
import type { Parts } from '../../../platform/parts.ts';
import type { SystemPage } from '../../../platform/system-page.ts';
import { primaryLanguage, type Website } from '../../../platform/website/index.ts';
import { drawSystemCanvas, sendPage } from '../../rendering/index.ts';
import { readWritten } from '../definition/definition.ts';
import { formIsland } from '../definition/island.ts';
import { formIslandData, localForm } from '../definition/published.ts';
import { fieldOf, formDocument } from '../editing/document.ts';
import { FormBody } from '../editing/schema.ts';

const Language = Type.String({ maxLength: 35, description: 'One of the website; otherwise the first one' });

const PreviewBody = Type.Object({
  ...FormBody.properties,
  language: Language,
  isSent: Type.Boolean({ description: 'What a visitor sees after sending it' }),
});

const PreviewView = Type.Object({
  html: Type.String({ description: 'The form in the theme of the website, inside an element with `data-edit-area`' }),
});

/** A form that is never stored; nothing can be sent to it. */
const PREVIEW_ID = 'preview';
const NO_PAGE: SubmissionPage = { title: '', id: '', kind: 'other', path: '/', permission: 1 };

/**
 * The form as visitors get it, while it is edited. The document of the frame is loaded once; what is edited is drawn by
 * the call and swapped in, as on the builder's canvas.
 */
export function previewRoutes(parts: Parts): Route[] {
  const { team, changing, bodyLimit } = createCalls(parts, formDocument);
  return [
    defineRoute({
      ...team,
      method: 'GET',
      path: '/config/forms/preview',
      forgery: 'safe',
      limit: 'unlimited',
      schema: { query: Type.Object({ language: Type.Optional(Language) }) },
      async handle(request, reply) {
        const language = knownLanguage(request.website, request.query.language);
        const page: SystemPage = { pageType: PageType.page, title: '', html: '', classes: ['view-form'] };
        const drawn = await drawSystemCanvas(parts, request, page, { language, part: 'document' });
        return await sendPage(request, reply, drawn);
      },
    }),
    defineRoute({
      ...changing,
      ...bodyLimit,
      method: 'POST',
      path: '/api/form-preview',
      limit: 'canvas',
      summary: 'Draws a form that is not saved; nothing is changed.',
      schema: { body: PreviewBody, answer: PreviewView },
      examples: [
        {
          body: {
            form: { name: 'Contact', fields: [{ id: 'email', kind: 'email', title: 'Email' }] },
            texts: {},
            language: 'en',
            isSent: false,
          },
        },
      ],
      async handle(request) {
        const { website, body } = request;
        const { form, texts, isSent } = body;
        const language = knownLanguage(website, body.language);
        const read = readWritten(PREVIEW_ID, { form, texts });
        if (!read.ok) {
          const { text, path } = read;
          return refused(400, text, { errors: { [`body.${fieldOf(path)}`]: text }, extra: { reason: 'invalid' } });
        }
        const local = localForm(website, language, { definition: read.form, texts });
        // A captcha is drawn by its provider's script, which does not run in the frame.
        const shown = { form: { ...local, submissionHTML: '' }, version: 1, captcha: null, frameAddress: null };
        const data = formIslandData(shown, website, language, NO_PAGE);
        const page: SystemPage = {
          pageType: PageType.page,
          title: local.name,
          island: placed(formIsland, { ...data, ...(isSent && { isSent }) }),
          classes: ['view-form'],
        };
        const drawn = await drawSystemCanvas(parts, request, page, { language, part: 'main-content' });
        return { html: drawn.plain.toString() };
      },
    }),
  ];
}

function knownLanguage(website: Website, asked = ''): string {
  return website.languages.some(({ code }) => code === asked) ? asked : primaryLanguage(website);
}
