import { readForm, type SubmissionPage } from '@awning/forms';
import { PagePermission } from '@awning/site-model';
import { expect, test } from 'vitest';
import { placed } from '../../../platform/island.ts';
import { projectFolder } from '../../../platform/project-folder.ts';
import { formIsland } from '../../form/index.ts';
import { anyPageMarker, fillIslands, islandMarker } from './markers.ts';
import { loadStorefront } from './storefront.ts';

const read = readForm({
  id: 'f1',
  name: 'Letters',
  formType: 'newsletter',
  fields: [{ id: 'email', kind: 'email', title: 'Email' }],
});
if (!read.ok) throw new Error('The form of this test is not one');
const data = {
  form: read.form,
  formVersion: 3,
  captcha: null,
  frameAddress: null,
  strictEmailEndings: false,
  prefix: '',
};

const pages: readonly SubmissionPage[] = [
  { title: 'Mugs', id: 'c1', kind: 'collection', path: '/shop', permission: PagePermission.public },
  {
    title: 'Tea & "Co" <b>\'s</b> $& $1 \\ ü',
    id: 'i1',
    kind: 'item',
    path: "/shop/p/a'b$&",
    permission: PagePermission.public,
  },
  { title: '', id: '', kind: 'other', path: '/', permission: PagePermission.public },
];

test('an island on many pages is the same as if it were rendered for each', async () => {
  const storefront = await loadStorefront(projectFolder);
  for (const page of [...pages, ...pages]) {
    const place = { storefront, language: 'en', primaryLanguage: 'en', page };
    expect(fillIslands(anyPageMarker(placed(formIsland, { ...data, page })), place)).toBe(
      fillIslands(islandMarker(placed(formIsland, { ...data, page })), place),
    );
  }
});
