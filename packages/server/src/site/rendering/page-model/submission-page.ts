import type { SubmissionPage } from '@awning/forms';
import { PagePermission } from '@awning/site-model';
import { asText, descend } from '@awning/template-engine';
import { addressIn } from '../../../platform/website/index.ts';
import type { Place } from '../guarded-pages.ts';
import type { PageRequest } from '../site.ts';
import type { Page } from './page.ts';

/** The page from which a form was sent, as reported to the server. */
export function submissionPage(
  { scope, head }: Page,
  { website, language, path, openedId }: PageRequest,
  { byId }: Place['site'],
): SubmissionPage {
  const kind = 'item' in scope ? 'item' : 'collection' in scope ? 'collection' : 'other';
  const record = descend(scope, [kind]);
  return {
    title: asText(descend(record, ['title'])) || head.title,
    id: asText(descend(record, ['id'])),
    kind,
    path: addressIn(website, language, path),
    permission: byId.get(openedId ?? '')?.permission ?? PagePermission.public,
  };
}
