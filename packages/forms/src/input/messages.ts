import type { InLanguages, Language } from '@awning/formats';

/** Messages about a single input, in forms, at the checkout and in the back office. */
export interface InputMessages {
  readonly enterEmail: string;
  readonly emailFormat: string;
  readonly linkFormat: string;
  readonly pageUrl: string;
  readonly option: string;
}

/** The values of the placeholders (D-067). The text about links has the same placeholder twice, for two hosts in this order. */
export const inputExamples = {
  email: 'user@domain.com',
  hosts: ['www.example.com', 'https://www.example.com'],
} as const;

/**
 * The texts in a language, with their placeholders.
 *
 * @example
 * inputMessages('en').enterEmail // => 'Please enter a valid email'
 */
export function inputMessages(language: Language): InputMessages {
  return byLanguage[language];
}

/**
 * Fills in {email}, both {host} and {val}. A value is cut after 100 characters, because it is user input.
 *
 * @example
 * fillInputMessage('Emails must be formatted as {email}') // => 'Emails must be formatted as user@domain.com'
 * fillInputMessage('{host} or {host}') // => 'www.example.com or https://www.example.com'
 * fillInputMessage('{val} is not one of the expected options', 'blue') // => 'blue is not one of the expected options'
 */
export function fillInputMessage(message: string, val = ''): string {
  const [firstHost, secondHost] = inputExamples.hosts;
  const values: Readonly<Record<string, string>> = { email: inputExamples.email, val: shortened(val) };
  let hosts = 0;
  return message.replace(/\{(email|host|val)\}/g, (_, name: string) => {
    if (name === 'host') return hosts++ === 0 ? firstHost : secondHost;
    return values[name] ?? '';
  });
}

function shortened(val: string): string {
  const characters = Array.from(val.slice(0, 202));
  return characters.length > 100 ? `${characters.slice(0, 100).join('')}…` : val;
}

const byLanguage: InLanguages<InputMessages> = {
  en: {
    enterEmail: 'Please enter a valid email',
    emailFormat: 'Emails must be formatted as {email}',
    linkFormat: 'Links must be formatted as {host} or {host}',
    pageUrl: '{val} is not a valid page URL',
    option: '{val} is not one of the expected options',
  },
  de: {
    enterEmail: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    emailFormat: 'E-Mail-Adressen müssen die Form {email} haben',
    linkFormat: 'Links müssen die Form {host} oder {host} haben',
    pageUrl: '{val} ist keine gültige Seitenadresse',
    option: '{val} gehört nicht zu den möglichen Antworten',
  },
  fr: {
    enterEmail: 'Veuillez saisir une adresse e-mail valide',
    emailFormat: 'Les adresses e-mail doivent être de la forme {email}',
    linkFormat: 'Les liens doivent être de la forme {host} ou {host}',
    pageUrl: '{val} n’est pas une adresse de page valide',
    option: '{val} ne fait pas partie des réponses possibles',
  },
};
