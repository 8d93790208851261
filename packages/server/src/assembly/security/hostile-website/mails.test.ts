import { languages } from '@awning/formats';
import { startTestServer, type TestServer } from '@awning/testing';
import { type MailBox, openMailBox, type ReceivedMail } from '@awning/testing/mail-box';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MailData, type MailTemplate, renderMail } from '../../../platform/mail/template.ts';
import { features } from '../../features.ts';
import { causeMails } from './cause-mails.fixture.ts';
import { furnishWebsite } from './furnish.fixture.ts';
import { makeHostile } from './hostile-website.fixture.ts';
import { createMarking } from './marker.fixture.ts';
import { faultsInPage } from './page-faults.fixture.ts';
import { hostileText, type leads } from './payload.fixture.ts';

// Mails also contain texts of people; this covers every kind of mail and those that a hostile website really sends.

const marking = createMarking();
const templates = features.flatMap(({ mails = [] }) => mails) as readonly MailTemplate[];

test.for(templates.flatMap((template) => languages.map((language) => [template.kind, language, template] as const)))(
  'the mail %s in %s escapes every part of its data',
  ([kind, language, template]) => {
    const faults = (['an address that runs', 'a formula'] as const).flatMap((lead) => {
      const data = hostileData(template.example, kind, lead) as MailData;
      const { html, subject } = renderMail(template, language, data);
      expect(marking.placesIn(html).length).toBeGreaterThan(0);
      return [
        ...faultsInPage(html, 'shop.test').map(({ what, found }) => `${what}: ${marking.placesIn(found).join(', ')}`),
        ...linesOf(subject),
      ];
    });
    expect(faults).toEqual([]);
  },
);

/**
 * The example data with every text hostile. Links are hostile only at the end, because the server writes their
 * beginning.
 */
function hostileData(value: unknown, place: string, lead: keyof typeof leads): unknown {
  if (typeof value === 'string') {
    const begins = /^https?:\/\/[^/]+\//.exec(value)?.[0] ?? '';
    return `${begins}${hostileText(marking.mark(place), lead)}`;
  }
  if (Array.isArray(value)) return value.map((element) => hostileData(element, `${place}[]`, lead));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, hostileData(inner, `${place}.${name}`, lead)]),
  );
}

function linesOf(subject: string): readonly string[] {
  return /[\r\n]/.test(subject) ? ['a subject of several lines'] : [];
}

describe('a hostile website', () => {
  let server: TestServer;
  let box: MailBox;
  beforeAll(async () => {
    box = await openMailBox();
    server = await startTestServer({ settings: { SMTP_URL: box.url, MAIL_FROM: 'shop@shop.test' } });
    const scene = await furnishWebsite(server);
    const website = await makeHostile(server, scene, { marking, lead: () => 'an address that runs' });
    await causeMails(server, website, marking);
    await server.runJobs({ mayFail: true });
  });
  afterAll(async () => {
    await server.close();
    await box.close();
  });

  test('sends mails with escaped text, no injected headers and one recipient each', () => {
    const hostile = box.mails.filter(({ html }) => marking.placesIn(html).length > 0);
    expect(hostile.length).toBeGreaterThan(6);
    expect(box.mails.flatMap(faultsInMail)).toEqual([]);
  });

  function faultsInMail({ source, html, to }: ReceivedMail): readonly string[] {
    const head = source
      .slice(0, source.indexOf('\r\n\r\n'))
      .replaceAll(/\r\n[ \t]+/g, ' ')
      .split('\r\n');
    const unknown = head.filter((line) => !knownHeaders.has(line.split(':')[0]!.toLowerCase()));
    return [
      ...faultsInPage(html, 'shop.test').map(({ what, found }) => `${what}: ${marking.placesIn(found).join(', ')}`),
      ...unknown.map((line) => `a line of its own: ${line}`),
      ...(to.length === 1 ? [] : [`${to.length} recipients: ${to.join(' ')}`]),
    ];
  }
});

const knownHeaders: ReadonlySet<string> = new Set(
  'from to reply-to subject message-id date mime-version content-type content-transfer-encoding auto-submitted list-unsubscribe list-unsubscribe-post'.split(
    ' ',
  ),
);
