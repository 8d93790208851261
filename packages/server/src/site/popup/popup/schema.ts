import { type LayoutDocument, LayoutSchema, popupLimits, popupPages, popupPositions } from '@awning/site-model';
import { type Static, Type } from '@sinclair/typebox';
import { Id } from '../../../platform/id.ts';

/** The popup of the website: what it says, where it is and when it is shown (D-149). */
export const PopupBody = Type.Object(
  {
    isOn: Type.Boolean({ description: 'Whether visitors see it' }),
    position: Type.Union(
      popupPositions.map((position) => Type.Literal(position)),
      { description: 'Where it is in the window' },
    ),
    pages: Type.Union(
      popupPages.map((pages) => Type.Literal(pages)),
      { description: 'Every page with content, the homepage, or those in `pageIds` with what is on them' },
    ),
    pageIds: Type.Array(Id, { maxItems: popupLimits.pages }),
    delaySeconds: Type.Integer({
      minimum: 0,
      maximum: popupLimits.delaySeconds,
      description: 'How long after the page was opened',
    }),
    scrollPercent: Type.Union([Type.Integer({ minimum: 1, maximum: popupLimits.scrollPercent }), Type.Null()], {
      description: 'Earlier, as soon as this part of the page was scrolled past; null waits for the time alone',
    }),
    daysHidden: Type.Union([Type.Integer({ minimum: 1, maximum: popupLimits.daysHidden }), Type.Null()], {
      description: 'How long it stays hidden after it was closed; null shows each version once',
    }),
    content: Type.Unsafe<LayoutDocument>(LayoutSchema),
  },
  { additionalProperties: false },
);
export type PopupBody = Static<typeof PopupBody>;
