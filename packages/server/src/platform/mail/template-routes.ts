import { type Language, languages, spokenLanguage } from '@awning/formats';
import { PageType } from '@awning/site-model';
import { defineRoute, type Route, refused } from '../http/index.ts';
import { primaryLanguage } from '../website/index.ts';
import { mailMessages } from './messages.ts';
import { previewHeaders } from './preview-headers.ts';
import { PreviewParams, PreviewQuery, TemplatesAnswer } from './schema.ts';
import { type MailTemplate, renderMail } from './template.ts';

/** Every kind of mail with example data, for all team members (D-170). No sent mail is shown here. */
// oxlint-disable-next-line typescript/no-explicit-any -- mails of different data stand in one list
export function mailTemplateRoutes(templates: readonly MailTemplate<any>[]): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/mail/templates',
      summary: 'The kinds of mails, each with whom it is for and the subject of its example in every language.',
      access: { kind: 'team', right: 'shopMails.preview' },
      forgery: 'safe',
      limit: 'unlimited',
      schema: { answer: TemplatesAnswer },
      handle: (request) => ({
        templates: templates.map((template) => ({
          kind: template.kind,
          audience: template.audience,
          subjects: languages.map((language) => ({
            language,
            subject: exampleOf(template, language, request.website.name).subject,
          })),
        })),
      }),
    }),
    defineRoute({
      method: 'GET',
      path: '/config/commerce/emails/:template/preview',
      access: { kind: 'team', right: 'shopMails.preview' },
      forgery: 'safe',
      limit: 'unlimited',
      schema: { params: PreviewParams, query: PreviewQuery },
      refusals: { 404: mailMessages.templateGone },
      handle(request, reply) {
        const template = templates.find(({ kind }) => kind === request.params.template);
        if (template === undefined) return refused(404, mailMessages.templateGone);
        const language = spokenLanguage(request.query.language, request.language, primaryLanguage(request.website));
        const mail = exampleOf(template, language, request.website.name);
        reply.headers(previewHeaders);
        const { format } = request.query;
        if (format === 'json') {
          return { pageType: PageType.commerceEmailPreview, template: template.kind, language, ...mail };
        }
        return format === 'text'
          ? reply.type('text/plain; charset=utf-8').send(mail.text)
          : reply.type('text/html; charset=utf-8').send(mail.html);
      },
    }),
  ];
}

function exampleOf(template: MailTemplate, language: Language, websiteName: string) {
  return renderMail(template, language, { ...template.example, websiteName });
}
