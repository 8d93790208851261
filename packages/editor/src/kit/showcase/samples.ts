import type { PickablePicture } from '../pickers/picture-picker.tsx';

export interface Pot {
  readonly id: string;
  readonly name: string;
  readonly glaze: 'blue' | 'green';
  readonly price: string;
  readonly onHand: number;
}

const words = ['Mug', 'Jug', 'Bowl', 'Plate', 'Vase', 'Lantern', 'Teapot', 'Beaker with a lid and a long name'];

export const pots: readonly Pot[] = Array.from({ length: 60 }, (_, place) => ({
  id: String(place + 1),
  name: `${words[place % words.length]} ${place + 1}`,
  glaze: place % 3 === 0 ? 'green' : 'blue',
  price: `${12 + place}.50`,
  onHand: (place * 7) % 40,
}));

const pageSize = 20;

/** A page of rows behind one of them, as the server returns it. */
export function pageOf<Row extends { readonly id: string }>(rows: readonly Row[], after: string | undefined) {
  const start = after === undefined ? 0 : rows.findIndex(({ id }) => id === after) + 1;
  const shown = rows.slice(start, start + pageSize);
  return { rows: shown, nextAfter: start + pageSize < rows.length ? (shown.at(-1)?.id ?? null) : null };
}

export const pictures: readonly PickablePicture[] = pots.slice(0, 24).map(({ id, name, glaze }) => ({
  id,
  filename: `${name.toLowerCase().replaceAll(' ', '-')}.webp`,
  src: picture(glaze === 'blue' ? '#3c6e9f' : '#3f8f63'),
  description: `A ${glaze} ${name.toLowerCase()}`,
}));

export function picture(colour: string): string {
  const pot = `<rect width="80" height="80" fill="#eee7da"/><path d="M22 26h36l-5 36H27z" fill="${colour}"/>`;
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80">${pot}</svg>`)}`;
}

/** Takes the place of the server for the parts that make calls of their own. */
export function answerFromSamples(): void {
  window.fetch = (input) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input, window.location.origin);
    if (pathname !== '/api/commerce/products') return Promise.resolve(new Response('{}', { status: 404 }));
    const search = (searchParams.get('search') ?? '').toLowerCase();
    const found = pots
      .filter(({ name }) => name.toLowerCase().startsWith(search))
      .map(({ id, name, price }) => ({ id, title: name, facts: { imageUrl: null, lowestPrice: price } }));
    return Promise.resolve(new Response(JSON.stringify(pageOf(found, searchParams.get('after') ?? undefined))));
  };
}
