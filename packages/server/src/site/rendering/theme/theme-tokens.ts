import type { Scope } from '../site.ts';
import type { Theme } from './theme.ts';

/** The system tokens that are the same on every page of a theme. */
export function themeTokens({ revision }: Theme): { readonly squarespace: Scope } {
  return { squarespace: { 'template-revision': revision, 'cart-classes': 'sqs-custom-cart' } };
}
