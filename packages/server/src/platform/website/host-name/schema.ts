import { type Static, Type } from '@sinclair/typebox';
import { foundServers } from './find-server.ts';

const closed = { additionalProperties: false } as const;
/** Longer than any name, so that a longer one gets the words for names. */
const Typed = Type.String({ maxLength: 300 });

export const HostParams = Type.Object({ host: Type.String({ maxLength: 253 }) });

export const NewHostBody = Type.Object({ host: Typed }, closed);

const Anyway = Type.Boolean({ description: 'Also if the check finds that the name does not lead here' });

export const MainBody = Type.Object({ anyway: Anyway }, closed);

export const HttpsBody = Type.Object({ isHttps: Type.Boolean(), anyway: Anyway }, closed);

export const HostsAnswer = Type.Object({
  hosts: Type.Array(
    Type.Object({
      host: Type.String({ description: 'In lower case; letters outside ASCII as punycode' }),
      isMain: Type.Boolean({ description: 'The others lead to the main one' }),
      isHttps: Type.Boolean({ description: 'Whether the proxy serves it by https' }),
      address: Type.String(),
    }),
  ),
  address: Type.String({ description: 'The address in links of mails and feeds' }),
  decidedByEnvironment: Type.Boolean({ description: 'PUBLIC_URL decides the main name and https' }),
});
export type HostsAnswer = Static<typeof HostsAnswer>;

export const CheckAnswer = Type.Object({
  found: Type.Union(foundServers.map((name) => Type.Literal(name))),
});
