import { UNDEFINED_CODE } from '../enumeration.ts';
import type { BlockDefinition } from '../layout/definition.ts';
import { flag } from '../layout/field.ts';
import { labels } from '../layout/label.ts';

/** Links that share the page. The specification has no number for it. */
export const shareBlock = {
  name: 'share',
  number: UNDEFINED_CODE,
  // It holds the address of its page.
  isStill: false,
  fields: {
    email: flag(true),
    facebook: flag(true),
    linkedin: flag(true),
    pinterest: flag(),
    whatsapp: flag(true),
    x: flag(),
    bluesky: flag(),
  },
  panel: {
    title: { en: 'Share', de: 'Teilen', fr: 'Partager' },
    fields: {
      email: { label: labels.email },
      facebook: { label: { en: 'Facebook', de: 'Facebook', fr: 'Facebook' } },
      linkedin: { label: { en: 'LinkedIn', de: 'LinkedIn', fr: 'LinkedIn' } },
      pinterest: { label: { en: 'Pinterest', de: 'Pinterest', fr: 'Pinterest' } },
      whatsapp: { label: { en: 'WhatsApp', de: 'WhatsApp', fr: 'WhatsApp' } },
      x: { label: { en: 'X', de: 'X', fr: 'X' } },
      bluesky: { label: { en: 'Bluesky', de: 'Bluesky', fr: 'Bluesky' } },
    },
  },
} as const satisfies BlockDefinition;
