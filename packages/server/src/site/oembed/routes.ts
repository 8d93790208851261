import { readAudioAddress, readVideoAddress } from '@awning/site-model';
import { Type } from '@sinclair/typebox';
import { defineRoute, type Route, refused } from '../../platform/http/index.ts';
import { createSender } from '../../platform/outgoing/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { lookUp } from './look-up.ts';
import { oembedMessages } from './messages.ts';

const LOOKUP_TIMEOUT_MS = 5000;

const LookupAnswer = Type.Object({
  state: Type.Union(
    (['found', 'basicAccount', 'notThere', 'unreachable'] as const).map((state) => Type.Literal(state)),
    { description: 'basicAccount: the provider keeps it from other websites, for the kind of account that has it' },
  ),
  provider: Type.String(),
  title: Type.String({ description: 'Empty if the provider tells none' }),
});

/** Asked while an owner edits a block. Visits of pages ask nothing of anybody. */
export function oembedRoutes({ config }: Parts): Route[] {
  const sender = createSender({ allowsPrivate: config.privateWebhooks === 'allow', timeoutMs: LOOKUP_TIMEOUT_MS });
  return [
    defineRoute({
      method: 'POST',
      path: '/api/oembed',
      summary: 'Asks the provider of a video or recording on another website what it is (oEmbed).',
      access: { kind: 'team', right: 'pages.edit' },
      forgery: 'crumb',
      limit: 'media-lookup',
      schema: {
        body: Type.Object({ address: Type.String({ maxLength: 2083 }) }, { additionalProperties: false }),
        answer: LookupAnswer,
      },
      refusals: { 400: oembedMessages.unknownAddress },
      examples: [{ body: { address: 'https://films.invalid/w/9c9de5e8-0a1e-484a-b099-e80766180a6d' } }],
      async handle({ body: { address } }) {
        const outside = readVideoAddress(address) ?? readAudioAddress(address);
        if (outside === undefined) return refused(400, oembedMessages.unknownAddress);
        return { provider: outside.provider, ...(await lookUp(sender, outside.lookupUrl)) };
      },
    }),
  ];
}
