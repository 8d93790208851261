import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerCalls, Refusal } from '../testing/answer-calls.fixture.ts';
import { renderScreen } from '../testing/render-screen.fixture.tsx';
import { answerFiles } from '../testing/send-files.fixture.ts';
import { FileScreen } from './file-screen.tsx';
import { FilesScreen } from './files-screen.tsx';
import type { File as EditedFile, FileFacts } from './queries.ts';

const facts: FileFacts = {
  filename: 'mug.jpg',
  kind: 'image',
  contentType: 'image/jpeg',
  byteSize: 120_000,
  width: 1200,
  height: 800,
  url: '/s/f1/abc/mug.jpg',
  state: 'ready',
  folderId: null,
  isPrivate: false,
};
const listed = { id: 'f1', title: 'mug.jpg', version: 2, facts, hasDraft: false, changedBy: 'Ada', changedAt: null };
const file: EditedFile = {
  id: 'f1',
  version: 2,
  state: 'published',
  isVisible: true,
  body: {
    contentId: 'c1',
    filename: 'mug.jpg',
    folderId: null,
    isPrivate: false,
    focalPoint: { x: 0.5, y: 0.5 },
    texts: { en: { altText: 'A mug', title: 'Mug' } },
  },
  changedBy: 'Ada',
  changedAt: '2026-11-16T09:00:00.000Z',
};
const folder = { id: 'd1', title: 'Spring', version: 1, facts: {}, hasDraft: false, changedBy: null, changedAt: null };
const none = { rows: [], nextAfter: null };

describe('the library', () => {
  function show(replies: Parameters<typeof answerCalls>[0] = {}) {
    const sent = answerCalls({
      'GET /api/files': () => ({ rows: [listed], nextAfter: null }),
      'GET /api/file-folders': () => ({ rows: [folder], nextAfter: null }),
      'GET /api/files/f2/facts': () => facts,
      ...replies,
    });
    return renderScreen(FilesScreen, { address: '/config/files', path: '/config/files' }).then((view) => ({
      ...view,
      sent,
    }));
  }

  it('shows pictures side by side or as a list, and remembers which', async () => {
    const { user } = await show();
    expect(await screen.findByRole('link', { name: /mug.jpg/ })).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'List' }));
    expect(within(await screen.findByRole('table')).getByText('120 KB')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Grid' }));
    await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
  });

  it('uploads what is dropped and what is pasted', async () => {
    await show();
    const sent = answerFiles(() => ({ status: 200, text: JSON.stringify({ id: 'f2', version: 1 }) }));
    await screen.findByRole('link', { name: /mug.jpg/ });
    const files = [new File(['a'], 'dropped.jpg')];
    fireEvent.dragEnter(document.body, { dataTransfer: { types: ['Files'], files } });
    expect(await screen.findByText('Drop files here to upload them')).toBeTruthy();
    fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files } });
    expect(await screen.findByText('1 of 1 uploaded')).toBeTruthy();
    fireEvent.paste(document.body, { clipboardData: { files: [new File(['b'], 'pasted.png')] } });
    expect(await screen.findByText('2 of 2 uploaded')).toBeTruthy();
    expect(sent.map((address) => new URL(address, 'http://x').searchParams.get('name'))).toEqual([
      'dropped.jpg',
      'pasted.png',
    ]);
  });

  it('moves selected files into a folder', async () => {
    const { user, sent } = await show({
      'GET /api/files/f1': () => file,
      'PUT /api/files/f1': () => ({ ...file, version: 3 }),
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select mug.jpg' }));
    await user.click(screen.getByRole('button', { name: 'Move to folder' }));
    const dialog = await screen.findByRole('dialog', { name: 'Move 1 file' });
    await user.click(within(dialog).getByRole('combobox', { name: 'Folder' }));
    await user.click(await screen.findByRole('option', { name: 'Spring' }));
    await user.click(within(dialog).getByRole('button', { name: 'Move' }));
    expect(await screen.findByText('File moved')).toBeTruthy();
    expect(sent.find(({ name }) => name === 'PUT /api/files/f1')?.body).toEqual({
      version: 2,
      body: { ...file.body, folderId: 'd1' },
    });
  });

  it('makes and renames folders, and says why one cannot go', async () => {
    const { user, sent } = await show({
      'POST /api/file-folders': () => ({ id: 'd2' }),
      'PUT /api/file-folders/d1': () => new Refusal(400, { reason: 'invalid' }),
      'DELETE /api/file-folders/d1': () => new Refusal(409, { reason: 'needed' }),
    });
    await screen.findByRole('link', { name: /mug.jpg/ });
    await user.click(screen.getByRole('button', { name: 'Folders' }));
    await user.type(await screen.findByRole('textbox', { name: 'New folder' }), 'Autumn{Enter}');
    await waitFor(() =>
      expect(sent.find(({ name }) => name === 'POST /api/file-folders')?.body).toEqual({ body: { name: 'Autumn' } }),
    );
    const name = screen.getByRole('textbox', { name: 'Name of the folder: Spring' });
    await user.type(name, '!{Enter}');
    expect(await screen.findByText('This name is taken or cannot be used.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Delete the folder Spring' }));
    expect(await screen.findByText('There are files in this folder. Move them elsewhere first.')).toBeTruthy();
  });

  it('cleans what is not used, slice by slice', async () => {
    let slices = 0;
    answerCalls({
      'GET /api/files': () => ({ rows: [listed], nextAfter: null }),
      'GET /api/file-folders': () => none,
      'POST /api/unused-files/trash': () => {
        slices += 1;
        return { trashed: slices === 1 ? 100 : 3, isDone: slices === 2, after: 'f1' };
      },
    });
    const options = { address: '/config/files?isUnused=true', path: '/config/files' };
    const { user } = await renderScreen(FilesScreen, options);
    await user.click(await screen.findByRole('button', { name: 'Move all to trash' }));
    expect(await screen.findByText('103 files are in the trash.')).toBeTruthy();
  });
});

describe('the screen of a file', () => {
  function show(replies: Parameters<typeof answerCalls>[0] = {}) {
    const sent = answerCalls({
      'GET /api/files/f1': () => file,
      'GET /api/files/f1/facts': () => facts,
      'GET /api/files/f1/uses': () => ({
        uses: [
          { kind: 'product', id: 'p1', title: 'Harbour mug', isTrashed: false, isGone: false },
          { kind: 'page', id: 'g1', title: 'About', isTrashed: true, isGone: false },
          { kind: 'field', id: 'footer', title: null, isTrashed: false, isGone: false },
          { kind: 'product', id: 'p2', title: null, isTrashed: false, isGone: true },
        ],
        nextAfter: null,
      }),
      'GET /api/file-folders': () => none,
      ...replies,
    });
    const options = { address: '/config/files/f1', path: '/config/files/$id' };
    return renderScreen(FileScreen, options).then((view) => ({ ...view, sent }));
  }

  it('says where the file is used', async () => {
    await show();
    expect(await screen.findByText('Harbour mug')).toBeTruthy();
    expect(screen.getByText('Page in the trash')).toBeTruthy();
    expect(screen.getByText('Header, footer or another area of all pages')).toBeTruthy();
    expect(screen.getByText('Deleted. Customers who bought it can still download the file.')).toBeTruthy();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).not.toContain(
      '/config/commerce/products/p2',
    );
  });

  it('saves the alternative text of each language and keeps the other texts', async () => {
    const { user, sent } = await show({
      'PUT /api/files/f1': ({ body }) => ({ ...file, ...(body as object), version: 3 }),
    });
    await user.type(await screen.findByRole('textbox', { name: 'Deutsch' }), 'Ein Becher{Enter}');
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(sent.find(({ name }) => name === 'PUT /api/files/f1')?.body).toEqual({
      version: 2,
      body: { ...file.body, texts: { en: { altText: 'A mug', title: 'Mug' }, de: { altText: 'Ein Becher' } } },
    });
  });

  it('moves the focal point by keyboard, faster with Shift, and not out of the picture', async () => {
    const { user } = await show();
    const point = await screen.findByRole('button', { name: 'Focal point: 50% from the left, 50% from the top' });
    point.focus();
    await user.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}');
    expect(
      await screen.findByRole('button', { name: 'Focal point: 51% from the left, 40% from the top' }),
    ).toBeTruthy();
    await user.keyboard('{Shift>}{ArrowUp>6/}{/Shift}');
    expect(await screen.findByRole('button', { name: 'Focal point: 51% from the left, 0% from the top' })).toBeTruthy();
    expect(await screen.findByRole('region', { name: 'Unsaved changes' })).toBeTruthy();
  });

  it('MSG-024: says that the name could not be changed, and MSG-006: asks for one', async () => {
    const { user } = await show({
      'PUT /api/files/f1': () => new Refusal(400, { reason: 'invalid', errors: { 'body.filename': 'no' } }),
    });
    const name = await screen.findByRole('textbox', { name: 'File name' });
    await user.clear(name);
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Please enter a file name')).toBeTruthy();
    await user.type(name, 'a/b.jpg{Enter}');
    expect(await screen.findByText('There was a problem while renaming your file.')).toBeTruthy();
  });

  it('replaces the file in its place, from the version that is seen', async () => {
    let version = 2;
    const { container, user } = await show({ 'GET /api/files/f1': () => ({ ...file, version }) });
    const sent = answerFiles(() => {
      version = 3;
      return { status: 200, text: JSON.stringify({ id: 'f1', version: 3 }) };
    });
    await screen.findByText('Harbour mug');
    await user.upload(container.querySelector<HTMLInputElement>('input[type="file"]')!, new File(['b'], 'new.jpg'));
    expect(await screen.findByText('Replaced. Everything that shows the file shows the new one.')).toBeTruthy();
    expect(sent).toEqual(['/api/files/f1/upload?version=2&name=new.jpg']);
  });

  it('is kept out of the trash while something uses it, and says so', async () => {
    const { user } = await show({ 'DELETE /api/files/f1': () => new Refusal(409, { reason: 'needed' }) });
    await user.click(await screen.findByRole('button', { name: 'Move to trash' }));
    expect(await screen.findByText('This file is in use. Take it out of where it is used first.')).toBeTruthy();
  });
});
