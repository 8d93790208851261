import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Problem } from '../../api/problem.ts';
import { answerCalls } from '../../testing/answer-calls.fixture.ts';
import { renderScreen } from '../../testing/render-screen.fixture.tsx';
import { answerFiles } from '../../testing/send-files.fixture.ts';
import type { PickerQuery } from './picker-dialog.tsx';
import { type PickablePicture, PicturePicker } from './picture-picker.tsx';
import { type PickableProduct, ProductPicker } from './product-picker.tsx';

const pictures: readonly PickablePicture[] = ['mug', 'jug'].map((name) => ({
  id: name,
  filename: `${name}.webp`,
  src: `/s/${name}/x`,
  description: '',
}));

async function showPictures(query: PickerQuery<PickablePicture>, isMultiple: boolean) {
  const seen = vi.fn<(value: readonly PickablePicture[]) => void>();
  function Picture() {
    const [value, setValue] = useState<readonly PickablePicture[]>([]);
    return (
      <PicturePicker
        label="Pictures"
        isMultiple={isMultiple}
        value={value}
        onChange={(next) => {
          seen(next);
          setValue(next);
        }}
        query={query}
      />
    );
  }
  return { ...(await renderScreen(Picture, { address: '/x' })), seen };
}

describe('a picker of pictures', () => {
  it('takes one with a press, and puts another in its place', async () => {
    const query = vi.fn<PickerQuery<PickablePicture>>(() => Promise.resolve({ rows: pictures, nextAfter: null }));
    const { user } = await showPictures(query, false);
    await user.click(await screen.findByRole('button', { name: 'Choose a picture' }));
    await user.click(await screen.findByRole('button', { name: 'mug.webp' }));
    expect(await screen.findByRole('button', { name: 'Remove mug.webp' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Choose another picture' }));
    expect(await screen.findByRole('button', { name: 'mug.webp' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'jug.webp' }));
    expect(await screen.findByRole('button', { name: 'Remove jug.webp' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Remove mug.webp' })).toBeNull();
  });

  it('takes several together, asks by what is typed, and lets one go again', async () => {
    const query = vi.fn<PickerQuery<PickablePicture>>((search) =>
      Promise.resolve({ rows: pictures.filter(({ id }) => id.startsWith(search)), nextAfter: null }),
    );
    const { user, seen } = await showPictures(query, true);
    await user.click(await screen.findByRole('button', { name: 'Choose from files' }));
    await user.click(await screen.findByRole('button', { name: 'mug.webp' }));
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'ju');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'mug.webp' })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'jug.webp' }));
    await user.click(screen.getByRole('button', { name: 'Add 2' }));
    expect(seen).toHaveBeenLastCalledWith(pictures);
    await user.click(await screen.findByRole('button', { name: 'Remove mug.webp' }));
    expect(seen).toHaveBeenLastCalledWith([pictures[1]]);
  });

  it('shows the rows of before until the next are there, and takes one that is pressed meanwhile', async () => {
    const answers: (() => void)[] = [];
    const query: PickerQuery<PickablePicture> = (search) => {
      const rows = pictures.filter(({ id }) => id.startsWith(search));
      if (search === '') return Promise.resolve({ rows, nextAfter: null });
      return new Promise((resolve) => answers.push(() => resolve({ rows, nextAfter: null })));
    };
    const { user, seen } = await showPictures(query, true);
    await user.click(await screen.findByRole('button', { name: 'Choose from files' }));
    const isBusy = (name: string) =>
      screen.getByRole('button', { name }).closest('[aria-busy]')?.getAttribute('aria-busy');
    await screen.findByRole('button', { name: 'mug.webp' });
    expect(isBusy('mug.webp')).toBe('false');
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'ju');
    await waitFor(() => expect(isBusy('mug.webp')).toBe('true'));
    const target = screen.getByRole('button', { name: 'mug.webp' });
    await user.pointer({ keys: '[MouseLeft>]', target });
    for (const answer of answers) answer();
    await waitFor(() => expect(isBusy('jug.webp')).toBe('false'));
    expect(target.isConnected).toBe(true);
    await user.pointer({ keys: '[/MouseLeft]', target });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'mug.webp' })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Add 1' }));
    expect(seen).toHaveBeenLastCalledWith([pictures[0]]);
  });

  it('takes a picture that is uploaded into it', async () => {
    const rows: PickablePicture[] = [];
    answerCalls({ 'GET /api/files/mug/facts': () => ({ state: 'ready' }) });
    const sent = answerFiles(() => {
      rows.push(pictures[0]!);
      return { status: 200, text: JSON.stringify({ id: 'mug', version: 1 }) };
    });
    const { user, seen } = await showPictures(() => Promise.resolve({ rows: [...rows], nextAfter: null }), false);
    await user.click(await screen.findByRole('button', { name: 'Choose a picture' }));
    await screen.findByRole('button', { name: 'Upload pictures' });
    await user.upload(
      document.querySelector<HTMLInputElement>('input[type="file"]')!,
      new File(['a'], 'mug.webp', { type: 'image/webp' }),
    );
    expect(await screen.findByRole('button', { name: 'Remove mug.webp' })).toBeTruthy();
    expect(seen.mock.calls).toEqual([[[pictures[0]]]]);
    expect(sent).toEqual(['/api/uploads?name=mug.webp&kind=image']);
  });

  it('has chosen the pictures that are uploaded into it, and one that is let go stays so', async () => {
    const rows: PickablePicture[] = [];
    const ready = new Map<string, (state: { state: string }) => void>();
    const isReady = (id: string) => new Promise((resolve) => ready.set(id, resolve));
    answerCalls({ 'GET /api/files/mug/facts': () => isReady('mug'), 'GET /api/files/jug/facts': () => isReady('jug') });
    answerFiles((address) => {
      const picture = pictures.find(({ filename }) => address.includes(filename))!;
      rows.unshift(picture);
      return { status: 200, text: JSON.stringify({ id: picture.id, version: 1 }) };
    });
    const { user, seen } = await showPictures(() => Promise.resolve({ rows: [...rows], nextAfter: null }), true);
    await user.click(await screen.findByRole('button', { name: 'Choose from files' }));
    await screen.findByRole('button', { name: 'Upload pictures' });
    await user.upload(
      document.querySelector<HTMLInputElement>('input[type="file"]')!,
      pictures.map(({ filename }) => new File(['a'], filename, { type: 'image/webp' })),
    );
    await screen.findByRole('button', { name: 'Add 2' });
    await user.click(screen.getByRole('button', { name: 'jug.webp' }));
    // The server says once more that it has them when their sizes are made.
    for (const resolve of ready.values()) resolve({ state: 'ready' });
    await waitFor(() => expect(screen.getAllByText(/Uploaded/)).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Add 1' }));
    expect(seen).toHaveBeenLastCalledWith([pictures[0]]);
  });

  it('MSG-015: says "Unable to load. Try again." and loads again when asked to', async () => {
    let isBroken = true;
    const query: PickerQuery<PickablePicture> = () =>
      isBroken ? Promise.reject(new Problem('refused', 500, {})) : Promise.resolve({ rows: pictures, nextAfter: null });
    const { user } = await showPictures(query, false);
    await user.click(await screen.findByRole('button', { name: 'Choose a picture' }));
    expect(await screen.findByText('Unable to load. Try again.')).toBeTruthy();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'mug.webp' })).toBeTruthy();
  });
});

it('a picker of products finds them by the call of the list, with picture and price', async () => {
  const rows = [{ id: 'p1', title: 'Harbour lantern', facts: { imageUrl: null, lowestPrice: '36.00' } }];
  const sent = answerCalls({ 'GET /api/commerce/products': () => ({ rows, nextAfter: null }) });
  function Products() {
    const [value, setValue] = useState<readonly PickableProduct[]>([]);
    return <ProductPicker label="Products" currency="EUR" value={value} onChange={setValue} />;
  }
  const { user } = await renderScreen(Products, { address: '/x' });
  await user.click(await screen.findByRole('button', { name: 'Add products' }));
  await user.type(await screen.findByRole('searchbox', { name: 'Search' }), 'har');
  await waitFor(() => expect(sent.at(-1)?.query).toEqual({ search: 'har' }));
  await user.click(await screen.findByRole('button', { name: 'Harbour lantern' }));
  await user.click(screen.getByRole('button', { name: 'Add 1' }));
  const field = await screen.findByRole('group', { name: 'Products' });
  expect(within(field).getByText('€36.00')).toBeTruthy();
});
