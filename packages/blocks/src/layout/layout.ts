import type { Block } from '@awning/site-model';

/** A block area with the pictures and items that its blocks show. */
export interface LayoutView {
  readonly content: readonly Block[];
}

export interface AreaAttributes {
  readonly id?: string;
  readonly label?: string;
  readonly className?: string;
  /** 12 for page content and most areas; 1 for a single column. */
  readonly columns?: number;
  /** Epoch milliseconds. */
  readonly updatedOn?: number;
  readonly type?: 'block-field' | 'page';
  /** On the builder's canvas: what the edited document calls it. Its blocks, rows and columns are marked then. */
  readonly editedAs?: string;
}
