import { textLanguageOf, type Website } from '../../../platform/website/index.ts';
import type { FormBody } from '../../../site/form/index.ts';
import { type StarterTexts, starterTexts } from './texts.ts';

interface NewForm {
  readonly form: FormBody['form'];
  readonly texts: FormBody['texts'];
}

export function contactForm(website: Website): NewForm {
  return inLanguages(website, ({ contactForm: words }) => ({
    name: words.name,
    fields: { name: words.yourName, email: words.email, message: words.message },
    submitButtonText: words.send,
    submissionMessage: words.sent,
    formType: 'contact',
    kinds: { name: 'name', email: 'email', message: 'textarea' },
  }));
}

export function newsletterForm(website: Website): NewForm {
  return inLanguages(website, ({ newsletter, contactForm: { email } }) => ({
    name: newsletter.title,
    fields: { email },
    submitButtonText: newsletter.signUp,
    submissionMessage: newsletter.done,
    formType: 'newsletter',
    kinds: { email: 'email' },
  }));
}

interface Words {
  readonly name: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly submitButtonText: string;
  readonly submissionMessage: string;
  readonly formType: string;
  readonly kinds: Readonly<Record<string, string>>;
}

/** The form in the website's main language, translated into the others. */
function inLanguages(website: Website, wordsOf: (texts: StarterTexts) => Words): NewForm {
  const words = (language?: string) => wordsOf(starterTexts[textLanguageOf({ website, language: language ?? '' })]);
  const { name, fields, submitButtonText, submissionMessage, formType, kinds } = words();
  const others = website.languages.filter(({ isPrimary }) => !isPrimary).map(({ code }) => code);
  return {
    form: {
      name,
      formType,
      fields: Object.entries(fields).map(([id, title]) => ({ id, kind: kinds[id], title, required: true })),
      submitButtonText,
      submissionMessage,
    },
    texts: Object.fromEntries(others.map((code) => [code, translation(words(code))])),
  };
}

function translation({ name, fields, submitButtonText, submissionMessage }: Words) {
  const titles = Object.entries(fields).map(([id, title]) => [id, { title }] as const);
  return { name, submitButtonText, submissionMessage, fields: Object.fromEntries(titles) };
}
