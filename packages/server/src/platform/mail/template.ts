import { compileTemplate } from '@awning/template-engine';
import { templateLimits } from '../template-limits.ts';
import { layoutHtml, layoutStyle, layoutText } from './layout.ts';

export const mailLanguages = ['en', 'de', 'fr'] as const;
export type MailLanguage = (typeof mailLanguages)[number];

export const mailAudiences = ['team', 'customer'] as const;

/** Sentences of a mail by name; they may hold tags such as `{websiteName}`. Every mail has a subject. */
type MailTexts = { readonly subject: string } & Readonly<Record<string, string>>;

/**
 * A kind of mail. `texts` are plain text and are rendered first, with the data; `html` and `text` are then rendered with the
 * data and the finished `texts`. Nothing is escaped by itself: in `html` every tag ends in `|html` or `|htmlattr`.
 */
export interface MailTemplate<Data extends MailData = MailData> {
  /** A name for the outbox and its preview, such as `team-invitation`. */
  readonly kind: string;
  /** Whoever works on the website, or whoever visits it: some mails to both have the same subject. */
  readonly audience: (typeof mailAudiences)[number];
  readonly texts: Readonly<Record<MailLanguage, MailTexts>>;
  readonly html: string;
  readonly text: string;
  /** What a preview shows, and what the tests of every template use. */
  readonly example: Data;
}

/** Plain JSON. `websiteName` stands in the head and foot of every mail. */
export type MailData = { readonly websiteName: string } & { readonly [name: string]: unknown };

export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

export function renderMail<Data extends MailData>(
  template: MailTemplate<Data>,
  language: MailLanguage,
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

/** `de-CH` writes German; a language without templates writes English. */
export function mailLanguage(language: string): MailLanguage {
  const [base] = language.toLowerCase().split('-');
  return mailLanguages.find((known) => known === base) ?? 'en';
}

function render(source: string, language: MailLanguage, data: MailData | Readonly<Record<string, unknown>>): string {
  const { output, errors } = compiled(source).render(data as never, { locale: language, limits: templateLimits });
  const [mistake] = errors;
  // Our own templates are at fault, never who receives the mail; half a mail must not go out.
  if (mistake !== undefined) throw new Error(`A mail template failed: ${mistake.message}`);
  return output;
}

const templates = new Map<string, ReturnType<typeof compileTemplate>>();

/** Compiled once: a mail has a dozen sources, all of them ours, and compiling took most of the time of writing one. */
function compiled(source: string): ReturnType<typeof compileTemplate> {
  const known = templates.get(source) ?? compileTemplate(source);
  templates.set(source, known);
  return known;
}

export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
