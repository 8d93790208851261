import type { Formatter } from '../../contract/formatter.ts';
import { audioPlayer } from './audio-player.ts';
import { colorWeight } from './color-weight.ts';
import { image } from './image.ts';
import { imageColor } from './image-color.ts';
import { childImageMeta, coverImageMeta, imageMeta } from './image-meta.ts';
import { imageSizeFormatters } from './image-size.ts';
import { imageSrcset } from './image-srcset.ts';
import { itemClasses } from './item-classes.ts';
import { absUrl, capitalize, humanizeDuration } from './text.ts';
import { video } from './video.ts';
import { websiteColor } from './website-color.ts';

export const contentFormatters: readonly Formatter[] = [
  absUrl,
  audioPlayer,
  capitalize,
  childImageMeta,
  colorWeight,
  coverImageMeta,
  humanizeDuration,
  image,
  imageColor,
  imageMeta,
  imageSrcset,
  itemClasses,
  ...imageSizeFormatters,
  video,
  websiteColor,
];
