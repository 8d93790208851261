import { escapeAttribute, escapeHtml } from '@awning/template-engine';

/*
 * What the other engines need so that all print the same. They use our escaping: the comparison is about templates, not
 * about escaping.
 */

export const html = escapeHtml;
export const attr = escapeAttribute;
export const uri = encodeURIComponent;

export function plural(count: number): string {
  return count === 1 ? '' : 's';
}

export function safe(text: string): string {
  return text.replace(/<[^>]*>/g, '');
}

export function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const space = text.lastIndexOf(' ', limit - 1);
  return `${text.slice(0, space === -1 ? limit : space + 1)}...`;
}
