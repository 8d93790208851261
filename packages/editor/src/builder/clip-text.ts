import { type LayoutClip, readClip, withoutReferences } from '@awning/site-model';
import { isSameValue } from '../kit/editing/merge.ts';
import { MAX_CLIP_LENGTH } from './clip-length.ts';

/** Copied blocks as the clipboard holds them, with the website that they are from. */
export function clipText(clip: LayoutClip, website: string): string {
  return JSON.stringify({ awning: 'blocks', website, ...clip });
}

export interface PastedClip {
  readonly clip: LayoutClip;
  /** Whether it referred to something of another website, which it does no longer. */
  readonly isStripped: boolean;
}

/** The blocks in a text of the clipboard; undefined if there are none. The text may come from anywhere. */
export function readClipText(text: string, website: string): PastedClip | undefined {
  const value = parsed(text);
  const clip = value?.['awning'] === 'blocks' ? readClip(value) : undefined;
  if (!clip) return undefined;
  if (value?.['website'] === website) return { clip, isStripped: false };
  const own = withoutReferences(clip);
  return { clip: own, isStripped: !isSameValue(own, clip) };
}

function parsed(text: string): Readonly<Record<string, unknown>> | undefined {
  if (text.length > MAX_CLIP_LENGTH || !text.startsWith('{')) return undefined;
  try {
    return JSON.parse(text) as Readonly<Record<string, unknown>>;
  } catch {
    return undefined;
  }
}
