import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerCalls } from '../../testing/answer-calls.fixture.ts';
import { renderScreen } from '../../testing/render-screen.fixture.tsx';
import { answerFiles, type FileReply } from '../../testing/send-files.fixture.ts';
import { UploadButton } from './upload-button.tsx';
import { UploadPanel } from './upload-panel.tsx';
import { useUploads } from './use-uploads.ts';

const stored: FileReply = { status: 200, text: JSON.stringify({ id: 'f1', version: 1 }) };
const refused = (status: number, body: object): FileReply => ({ status, text: JSON.stringify(body) });

type PictureState = 'waiting' | 'ready' | 'failed';

async function show(reply: (address: string) => FileReply, states: readonly PictureState[] = ['ready']) {
  const left = [...states];
  answerCalls({ 'GET /api/files/f1/facts': () => ({ state: left.length > 1 ? left.shift() : left[0] }) });
  const sent = answerFiles(reply);
  function Sender() {
    const uploads = useUploads({ kind: 'image', folderId: 'folder', askEveryMs: 0, askTimes: 3 });
    return (
      <>
        <UploadButton label="Upload" onFiles={uploads.add} />
        <UploadPanel uploads={uploads} />
      </>
    );
  }
  const view = await renderScreen(Sender, { address: '/x' });
  return { ...view, sent };
}

async function choose(view: Awaited<ReturnType<typeof show>>, ...names: string[]) {
  const input = view.container.querySelector<HTMLInputElement>('input[type="file"]')!;
  await view.user.upload(
    input,
    names.map((name) => new File(['bytes'], name)),
  );
}

describe('the panel of uploads', () => {
  it('takes a file again that was corrected under its name: the browser has forgotten the first choice', async () => {
    const view = await show(() => stored);
    await choose(view, 'mug.jpg');
    expect(await screen.findByText('1 of 1 uploaded')).toBeTruthy();
    expect(view.container.querySelector<HTMLInputElement>('input[type="file"]')?.files).toHaveLength(0);
  });

  it('sends many files, each with its name and folder, and says when they are there', async () => {
    const view = await show(() => stored, ['waiting', 'ready']);
    await choose(view, 'mug.jpg', 'jug.jpg', 'bowl.jpg');
    expect(await screen.findByText('3 of 3 uploaded')).toBeTruthy();
    expect(view.sent.map((address) => new URL(address, 'http://x').searchParams.get('name'))).toEqual([
      'mug.jpg',
      'jug.jpg',
      'bowl.jpg',
    ]);
    expect(new URL(view.sent[0]!, 'http://x').searchParams.get('folderId')).toBe('folder');
    await view.user.click(screen.getByRole('button', { name: 'Clear list' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Uploads' })).toBeNull());
  });

  it('shows a bar with a number for each file, two at a time, and stops one', async () => {
    const view = await show(() => 'never');
    await choose(view, 'one.jpg', 'two.jpg', 'three.jpg');
    expect((await screen.findAllByText(/40%/)).length).toBe(2);
    expect(screen.getByText(/Waiting/)).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Progress of one.jpg' }).getAttribute('aria-valuenow')).toBe('40');
    await view.user.click(screen.getByRole('button', { name: 'Stop one.jpg' }));
    // MSG-020
    expect((await screen.findByRole('alert')).textContent).toContain('File processing cancelled');
    // There is room for the third now.
    await waitFor(() => expect(view.sent).toHaveLength(3));
  });

  it.each<[string, FileReply, readonly PictureState[], string]>([
    ['MSG-017 without a connection', 'network', ['ready'], 'Network error'],
    ['MSG-018 without an answer', { status: 200, text: '' }, ['ready'], 'No response data from job request'],
    ['MSG-019 a damaged picture', stored, ['waiting', 'failed'], 'File processing failed'],
    ['MSG-021 a cut connection', refused(400, { reason: 'incomplete' }), ['ready'], 'File upload failed to complete'],
    ['MSG-022 sizes that do not come', stored, ['waiting'], 'File processing failed to complete'],
    ['MSG-023 anything else', refused(500, {}), ['ready'], 'Error uploading'],
    [
      'MSG-025 a name that cannot be',
      refused(400, { reason: 'badName' }),
      ['ready'],
      'There was a problem while uploading your file.',
    ],
    [
      'FILE-002 a wrong kind',
      refused(415, { reason: 'wrongKind' }),
      ['ready'],
      'The file mug.jpg does not appear to be a supported image file.',
    ],
    [
      'FILE-003 a large file',
      refused(413, { reason: 'tooLarge', limitBytes: 20_000_000 }),
      ['ready'],
      'The file mug.jpg is too large. The maximum allowed file size is 20 MB.',
    ],
  ])('%s', async (_, reply, states, sentence) => {
    const view = await show(() => reply, states);
    await choose(view, 'mug.jpg');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(`${sentence} · 5 bytes`);
  });

  it('tries a failed file again, and it alone', async () => {
    let isBroken = true;
    const view = await show((address) => (isBroken && address.includes('jug') ? 'network' : stored));
    await choose(view, 'mug.jpg', 'jug.jpg');
    expect(await screen.findByText('1 of 2 uploaded · 1 failed')).toBeTruthy();
    isBroken = false;
    const line = screen.getByText('jug.jpg').closest('li')!;
    await view.user.click(within(line).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('2 of 2 uploaded')).toBeTruthy();
    expect(view.sent.filter((address) => address.includes('mug'))).toHaveLength(1);
  });
});
