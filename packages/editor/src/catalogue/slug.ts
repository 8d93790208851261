import { maxSlugLength } from '@awning/site-model';

/** The address that a title suggests: letters and digits of any script, in lower case, joined by hyphens. */
export function slugOf(title: string): string {
  const words =
    title
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const slug = words.join('-').slice(0, maxSlugLength).replace(/-$/, '');
  return slug.startsWith('config') ? `product-${slug}`.slice(0, maxSlugLength) : slug;
}
