import type { BlockSettings, markdownBlock } from '@awning/site-model';
import { readMarkdown } from './read-markdown.tsx';

export function MarkdownBlock({ markdown }: BlockSettings<typeof markdownBlock>) {
  return <div className="sqs-html-content">{readMarkdown(markdown)}</div>;
}
