import type { InLanguages, Language } from '@awning/formats';
import { compileTemplate } from '@awning/template-engine';
import { templateLimits } from '../template-limits.ts';
import { layoutHtml, layoutStyle, layoutText } from './layout.ts';

export const mailAudiences = ['team', 'customer'] as const;

/** Texts of a mail by name; they may contain tags such as `{websiteName}`. Every mail has a subject. */
type MailTexts = { readonly subject: string } & Readonly<Record<string, string>>;

/**
 * A kind of mail. `texts` are plain text and are rendered first, with the data. `html` and `text` are then rendered
 * with the data and the rendered `texts`. Nothing is escaped automatically: in `html` every tag ends in `|html` or
 * `|htmlattr`.
 */
export interface MailTemplate<Data extends MailData = MailData> {
  /** A name for the outbox and its preview, such as `team-invitation`. */
  readonly kind: string;
  /** The team, or visitors: some mails to both have the same subject. */
  readonly audience: (typeof mailAudiences)[number];
  readonly texts: InLanguages<MailTexts>;
  readonly html: string;
  readonly text: string;
  /** The data of the preview and of the tests for every template. */
  readonly example: Data;
}

/** Plain JSON. `websiteName` is in the header and footer of every mail. */
export type MailData = { readonly websiteName: string } & { readonly [name: string]: unknown };

export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

export function renderMail<Data extends MailData>(
  template: MailTemplate<Data>,
  language: Language,
  data: Data,
): RenderedMail {
  const texts = Object.fromEntries(
    Object.entries(template.texts[language]).map(([name, source]) => [name, render(source, language, data)]),
  );
  const subject = oneLine(texts['subject'] ?? '');
  const model = { ...data, texts, language, subject };
  const content = { html: render(template.html, language, model), text: render(template.text, language, model).trim() };
  return {
    subject,
    html: render(layoutHtml, language, { ...model, content: content.html, layoutStyle }),
    text: `${render(layoutText, language, { ...model, content: content.text }).trim()}\n`,
  };
}

function render(source: string, language: Language, data: MailData | Readonly<Record<string, unknown>>): string {
  const { output, errors } = compiled(source).render(data as never, { locale: language, limits: templateLimits });
  const [mistake] = errors;
  // An error in our own templates, not in the data; half a mail must not be sent.
  if (mistake !== undefined) throw new Error(`A mail template failed: ${mistake.message}`);
  return output;
}

const templates = new Map<string, ReturnType<typeof compileTemplate>>();

/** Compiled once: a mail has a dozen sources, all of them ours, and compiling took most of the time. */
function compiled(source: string): ReturnType<typeof compileTemplate> {
  const known = templates.get(source) ?? compileTemplate(source);
  templates.set(source, known);
  return known;
}

export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
