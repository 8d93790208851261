import type { BlockSettings, blockDefinitions } from '@awning/site-model';
import type { ComponentType, ReactNode } from 'react';
import { AccordionBlock } from '../accordion/accordion-block.tsx';
import { ArchiveBlock } from '../archive/archive-block.tsx';
import { AudioBlock } from '../audio/audio-block.tsx';
import { ButtonBlock } from '../button/button-block.tsx';
import { CalendarBlock } from '../calendar/calendar-block.tsx';
import { ChartBlock } from '../chart/chart-block.tsx';
import { CodeBlock } from '../code/code-block.tsx';
import { EmbedBlock } from '../embed/embed-block.tsx';
import { FormBlock } from '../form/form-block.tsx';
import { GalleryBlock } from '../gallery/gallery-block.tsx';
import { HorizontalruleBlock } from '../horizontalrule/horizontalrule-block.tsx';
import { HtmlBlock } from '../html/html-block.tsx';
import { ImageBlock } from '../image/image-block.tsx';
import { MapBlock } from '../map/map-block.tsx';
import { MarkdownBlock } from '../markdown/markdown-block.tsx';
import { MenuBlock } from '../menu/menu-block.tsx';
import { NewsletterBlock } from '../newsletter/newsletter-block.tsx';
import { QuoteBlock } from '../quote/quote-block.tsx';
import { RssBlock } from '../rss/rss-block.tsx';
import { SearchBlock } from '../search/search-block.tsx';
import { ShareBlock } from '../share/share-block.tsx';
import { SocialLinksBlock } from '../social/social-links-block.tsx';
import { SpacerBlock } from '../spacer/spacer-block.tsx';
import { SummaryBlock } from '../summary/summary-block.tsx';
import { TagcloudBlock } from '../tagcloud/tagcloud-block.tsx';
import { VideoBlock } from '../video/video-block.tsx';

type BlockComponent = ComponentType<Record<string, unknown>>;
type Definition = Exclude<(typeof blockDefinitions)[number], { readonly number: null }>;

/** The component of each type of block. It receives the settings of its definition and what the server adds. */
const components = {
  html: HtmlBlock,
  image: ImageBlock,
  button: ButtonBlock,
  spacer: SpacerBlock,
  quote: QuoteBlock,
  horizontalrule: HorizontalruleBlock,
  gallery: GalleryBlock,
  form: FormBlock,
  newsletter: NewsletterBlock,
  'summary-v2': SummaryBlock,
  accordion: AccordionBlock,
  chart: ChartBlock,
  code: CodeBlock,
  embed: EmbedBlock,
  markdown: MarkdownBlock,
  menu: MenuBlock,
  search: SearchBlock,
  share: ShareBlock,
  'socialaccountlinks-v2': SocialLinksBlock,
  video: VideoBlock,
  audio: AudioBlock,
  tagcloud: TagcloudBlock,
  archive: ArchiveBlock,
  calendar: CalendarBlock,
  map: MapBlock,
  rss: RssBlock,
} satisfies { readonly [One in Definition as One['name']]: (settings: BlockSettings<One>) => ReactNode };

/** The components by type; without a prototype, because a stored type may be any string. */
export const blockComponents = Object.assign(Object.create(null) as object, components) as Readonly<
  Record<string, BlockComponent | undefined>
>;
