/** A block area as the page editor stores it, its blocks filled with the pictures and items they show. */
export interface LayoutView {
  readonly content: readonly BlockView[];
}

export interface BlockView {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>> & { readonly id: string };
}

export interface ColumnView {
  readonly span: number;
  readonly blocks: readonly BlockView[];
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
}
