import type { BlockSettings, formBlock } from '@awning/site-model';

interface FormBlockProps extends Partial<BlockSettings<typeof formBlock>> {
  /** The form itself, which comes alive in the browser; printed by the server. Missing while the block names no form. */
  readonly islandHtml?: string;
}

export function FormBlock({ islandHtml }: FormBlockProps) {
  return islandHtml === undefined ? null : <div dangerouslySetInnerHTML={{ __html: islandHtml }} />;
}
