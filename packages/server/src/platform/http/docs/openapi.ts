/// <reference types="@fastify/swagger" preserve="true" />
import { Type } from '@sinclair/typebox';
import type { FastifySchema } from 'fastify';
import { rateLimits } from '../../rate-limits.ts';
import { httpMessages } from '../messages.ts';
import { acceptedBodies, takesStream } from '../request/body.ts';
import type { Access, Route } from '../routing/route.ts';

const ProblemSchema = Type.Object(
  {
    error: Type.String({ description: 'A sentence for the person who made the call' }),
    message: Type.String({ description: 'The same sentence' }),
    errors: Type.Optional(Type.Record(Type.String(), Type.String(), { description: 'What is wrong, by field' })),
  },
  { title: 'Problem' },
);

/** The route's entry in the API documentation. Pages for people have no summary and are left out. */
export function documentationOf(route: Route): FastifySchema {
  if (route.summary === undefined) return { hide: true };
  return { summary: route.summary, description: guardsOf(route), tags: [tagOf(route)] };
}

/**
 * The possible responses of a route. They are used for documentation only: a serialiser made from them would silently
 * drop every field they do not name.
 */
export function answersOf(route: Route): Readonly<Record<number, unknown>> {
  const words: Record<number, string> = {
    ...(takesSomething(route) && { 400: 'Fields that do not fit, named in `errors`' }),
    ...(route.forgery === 'crumb' && { 400: `Fields that do not fit, or: ${httpMessages.crumbFailed}` }),
    ...(route.access.kind === 'site-user' && { 401: httpMessages.notSignedIn }),
    ...(route.access.kind === 'team' && { 401: httpMessages.notSignedIn, 403: httpMessages.notAllowed }),
    ...(route.planFlag !== undefined && { 403: httpMessages.switchedOff }),
    ...(rateLimits[route.limit].length > 0 && { 429: httpMessages.tooMany }),
    ...route.refusals,
  };
  const problems = Object.entries(words).map(([status, description]) => [status, { ...ProblemSchema, description }]);
  return { 200: route.schema.answer ?? Type.Unknown({ description: 'Done' }), ...Object.fromEntries(problems) };
}

function takesSomething({ schema: { body, query, params } }: Route): boolean {
  return body !== undefined || query !== undefined || params !== undefined;
}

function tagOf(route: Route): string {
  const words = route.path
    .split('/')
    .filter((word) => word !== '' && word !== 'api' && !/^(v?\d+|:.*|rest)$/.test(word));
  return words[0] ?? 'site';
}

function guardsOf(route: Route): string {
  const { access } = route;
  const who = {
    anyone: 'Anybody may call it.',
    'site-user': 'For a signed-in site user.',
    team: access.kind === 'team' ? teamSentence(access) : '',
    operator: 'Needs the operator’s token as `Authorization: Bearer …`.',
    setup: 'Needs the one-time setup link.',
  }[access.kind];
  const how = {
    safe: '',
    crumb: crumbSentence(route),
    'same-origin': 'Takes forms of the same origin only.',
    'own-secret': '',
    beacon: '',
  }[route.forgery];
  const limits = rateLimits[route.limit].map(({ per, allowed, seconds }) => `${allowed} in ${seconds} s per ${per}`);
  const limit = limits.length > 0 ? `At most ${limits.join(' and ')}.` : '';
  const kinds = route.schema.body ? `Body: ${acceptedBodies(route).join(' or ')}.` : '';
  const body = takesStream(route) ? 'Body: the bytes of the file, sent as `application/octet-stream`.' : kinds;
  return [who, how, limit, body].filter((sentence) => sentence !== '').join(' ');
}

function crumbSentence({ access, impersonal }: Route): string {
  const crumb = 'Send the value of the cookie `crumb` as header `X-Crumb`.';
  if (impersonal || (access.kind !== 'anyone' && access.kind !== 'site-user')) return crumb;
  return `${crumb} A signed-in site user sends \`X-SiteUser-XSRF-Token\` too.`;
}

function teamSentence({ right, fresh, inBrowser }: Extract<Access, { kind: 'team' }>): string {
  const isForKeys = right !== 'any' && !inBrowser;
  const callers = isForKeys ? 'members of the team and API keys' : 'members of the team who are signed in';
  const who = right === 'any' ? `For ${callers}.` : `For ${callers} with the right \`${right}\`.`;
  return fresh
    ? `${who} The member has confirmed within ten minutes that it is them (\`POST /api/team/confirmation\`).`
    : who;
}
