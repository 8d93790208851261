const LINK =
  'M10 14a4.5 4.5 0 0 0 6.4 0l3-3a4.5 4.5 0 1 0-6.4-6.4l-1 1M14 10a4.5 4.5 0 0 0-6.4 0l-3 3A4.5 4.5 0 1 0 11 19.4l1-1';

/** A simple sign for each service, drawn by us, in a square of 24. */
export const serviceSigns: Readonly<Record<string, string>> = {
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM17 7h.01',
  facebook: 'M14 21v-8h3l.5-3.5H14V7.75C14 6.7 14.5 6 15.75 6H18V3h-2.75C12 3 10.5 5 10.5 7.25V9.5h-3V13h3v8',
  youtube:
    'M4.5 6h15A1.5 1.5 0 0 1 21 7.5v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 16.5v-9A1.5 1.5 0 0 1 4.5 6zM10 9l5 3-5 3z',
  linkedin: 'M5 10v10M5 5v.01M10 20V10M10 14c0-2.5 1.75-4 4-4s4 1.5 4 4v6',
  pinterest:
    'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM10 20l2.25-9M9.25 12.5c-1-3 .75-5.25 3-5.25 3.5 0 3.75 6.5.5 6.5-.9 0-1.5-.5-1.75-1.25',
  x: 'M4 4l16 16M20 4L4 20',
  tiktok: 'M13 3v12.5a3.75 3.75 0 1 1-3.75-3.75M13 3c.5 3 2.75 5 6 5',
  bluesky:
    'M12 11C10 7 7 4.5 4.5 4 3 8 4 13 8 13c-3 1-3 4-.5 5.5 2 1 3.75-1 4.5-3 .75 2 2.5 4 4.5 3C19 17 19 14 16 13c4 0 5-5 3.5-9C17 4.5 14 7 12 11z',
  whatsapp:
    'M4 20l1.25-4A8.5 8.5 0 1 1 8.5 19zM9 8.5c0 4 2.5 6.5 6.5 6.5l.5-2-2.25-1-1 1c-1-.5-1.75-1.25-2.25-2.25l1-1-1-2.25z',
  vimeo:
    'M3 8l2 .75C8 7 8 8 9 13c.75 3.5 1.5 5 3 5 2.5 0 8-6.5 8-10.5 0-3-4.5-3-5.5 1 1.75-.5 2 1 .5 3.5s-2.5 3-3-1.5C11.25 4.5 10 4 7.5 5.25z',
  email: 'M4 5h16v14H4zM4 6.5l8 6.5 8-6.5',
  website: LINK,
};

/**
 * The sign of a service; one without a sign of its own gets that of a link.
 *
 * @example
 * serviceSign('x') // => 'M4 4l16 16M20 4L4 20'
 */
export function serviceSign(service: string): string {
  return (Object.hasOwn(serviceSigns, service) ? serviceSigns[service] : undefined) ?? LINK;
}
