import { type Form, hasCaptcha, type SubmissionPage } from '@awning/forms';
import { captchaSiteKey } from '@awning/site-model';
import { type CaptchaOfPage, captchaOf } from '../../../people/captcha/index.ts';
import type { Connection } from '../../../platform/database/index.ts';
import { isId } from '../../../platform/id.ts';
import type { Parts } from '../../../platform/parts.ts';
import { addressIn, type Website } from '../../../platform/website/index.ts';
import { type StoredForm, selectForms } from './store.ts';
import { formIn } from './translation.ts';

/** A form as shown on a page: in the visitor's language, and without the owner's code. */
export interface PublishedForm {
  readonly form: Form;
  readonly version: number;
  /** Null unless the owner enabled it for this form and the website has one. */
  readonly captcha: CaptchaOfPage | null;
  /** The address of the sandboxed frame that runs the owner's code after a submission; null if there is no code. */
  readonly frameAddress: string | null;
}

/** Reads the forms of a page by id, in one query. Missing and archived forms and those of products are left out. */
export async function formsForPage(
  parts: Pick<Parts, 'config'>,
  connection: Connection,
  website: Website,
  language: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PublishedForm>> {
  const forms = await selectForms(connection, website.id, ids.filter(isId));
  const shown = forms.filter((form) => !form.isArchived && form.formType !== 'additional-fields');
  return new Map(shown.map((form) => [form.id, publishedForm(parts, website, language, form)]));
}

function publishedForm(
  parts: Pick<Parts, 'config'>,
  website: Website,
  language: string,
  stored: StoredForm,
): PublishedForm {
  const form = localForm(website, language, stored);
  const frameAddress = addressIn(website, language, `/form/${stored.id}/after?version=${stored.version}`);
  return {
    form: { ...form, submissionHTML: '' },
    version: stored.version,
    captcha: hasCaptcha(form, captchaSiteKey(website.settings)) ? captchaOf(parts, website, language) : null,
    frameAddress: form.submissionHTML === '' ? null : frameAddress,
  };
}

/** The form in a language, complete. */
export function localForm(
  { settings: { formTextareaMaxLength } }: Pick<Website, 'settings'>,
  language: string,
  { definition, texts }: Pick<StoredForm, 'definition' | 'texts'>,
): Form {
  return formIn(language, definition, texts, { formTextareaMaxLength });
}

/** The data of a form's island. */
export function formIslandData(
  { form, version, captcha, frameAddress }: PublishedForm,
  website: Website,
  language: string,
  page: SubmissionPage,
) {
  const { strictEmailEndings } = website.settings;
  const prefix = addressIn(website, language, '/').replace(/\/$/, '');
  return { form, formVersion: version, captcha, frameAddress, strictEmailEndings, prefix, page };
}
