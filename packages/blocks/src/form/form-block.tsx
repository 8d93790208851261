import type { BlockSettings, formBlock } from '@awning/site-model';

interface FormBlockProps extends Partial<BlockSettings<typeof formBlock>> {
  /** The form's island, printed by the server and hydrated in the browser. Absent while the block names no form. */
  readonly islandHtml?: string;
}

export function FormBlock({ islandHtml }: FormBlockProps) {
  return islandHtml === undefined ? null : <div dangerouslySetInnerHTML={{ __html: islandHtml }} />;
}
