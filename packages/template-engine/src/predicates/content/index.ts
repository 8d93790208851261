import type { Predicate } from '../../contract/predicate.ts';
import { backgroundSourcePredicates } from './background-source.ts';
import {
  clickable,
  collection,
  collectionPage,
  collectionTemplatePage,
  collectionTypeNameEquals,
  folder,
  index,
  redirect,
} from './collection.ts';
import { galleryPredicates } from './gallery.ts';
import {
  calendarView,
  childImages,
  excerpt,
  externalLink,
  hasMultiple,
  location,
  mainImage,
  passthrough,
  sameDay,
  serviceNameEmail,
  showPastEvents,
} from './item.ts';
import { promotedBlockPredicates } from './promoted-block.ts';
import { recordTypePredicates } from './record-type.ts';

export const contentPredicates: readonly Predicate[] = [
  ...recordTypePredicates,
  ...promotedBlockPredicates,
  ...backgroundSourcePredicates,
  ...galleryPredicates,
  calendarView,
  childImages,
  clickable,
  collection,
  collectionPage,
  collectionTemplatePage,
  collectionTypeNameEquals,
  excerpt,
  externalLink,
  folder,
  hasMultiple,
  index,
  location,
  mainImage,
  passthrough,
  redirect,
  sameDay,
  serviceNameEmail,
  showPastEvents,
];
