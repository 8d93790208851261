import { PagePermission, TeamRole } from '@awning/site-model';
import {
  type Answer,
  addEvent,
  addressOfPost,
  limitPageOfItem,
  setSettings,
  signedInMember,
  signedInSiteUser,
  startTestServer,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let server: TestServer;
let scheduler: Visitor;
let turn = 0;
let began: Date;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  turn += 1;
  server.clock.advance({ minutes: 2 });
  began = server.clock.now();
  // Sessions end while the clock moves by days.
  scheduler = await signedInMember(server, { roles: [TeamRole.SCHEDULING] });
  await setSettings(server, server.website, {});
});

describe('signing up', () => {
  it('gives places, sends them with a file for calendars and a link to cancel, and tells the team', async () => {
    const off = { isOn: false, to: '' };
    await setSettings(server, server.website, {
      teamMails: {
        newOrder: off,
        submission: off,
        lowStock: off,
        comment: off,
        attendee: { isOn: true, to: 'desk@shop.test' },
      },
    });
    const itemId = await addEvent(server, { places: 10, texts: { en: { title: 'Kiln opening' } } });
    const { message } = (await signUp(itemId, { places: 3 })).json<{ message: string }>();
    // No email is promised while there is no mail server.
    expect(message).toBe('Thank you. You are signed up.');
    expect(await stateShown(itemId)).toBe('7 places are left.');
    const [mail] = await mailsOf('attendee-confirmed');
    expect(mail).toMatchObject({ recipient: ada(), subject: 'You have a place: Kiln opening' });
    expect(mail?.text).toContain('Places: 3');
    expect(mail?.text).not.toContain('Ada');
    const path = await addressOfPost(server, itemId, server.website);
    expect(unfolded(mail?.calendar)).toContain(`UID:${itemId}@${server.website.id}`);
    expect(unfolded(mail?.calendar)).toContain(`${path}\r\n`);
    const [told] = await mailsOf('team-attendee');
    expect([told?.recipient, told?.reply_to]).toEqual(['desk@shop.test', ada()]);
    expect(told?.text).toContain(`Ada (${ada()})`);
  });

  it('of the same address changes nothing and answers the same, and its mail comes again after an hour at most', async () => {
    const itemId = await addEvent(server, { places: 10 });
    const first = await signUp(itemId);
    const again = await signUp(itemId, { places: 4, email: ada().toUpperCase() });
    expect([again.status, again.text]).toEqual([first.status, first.text]);
    expect([await stateShown(itemId), (await mailsOf('attendee-confirmed')).length]).toEqual(['9 places are left.', 1]);
    server.clock.advance({ minutes: 61 });
    await signUp(itemId);
    expect([await stateShown(itemId), (await mailsOf('attendee-confirmed')).length]).toEqual(['9 places are left.', 2]);
  });

  it('is refused by field', async () => {
    const itemId = await addEvent(server, { places: 3, placesEach: 2 });
    const errorsOf = async (typed: object) => (await signUp(itemId, typed)).json<{ errors?: object }>().errors;
    expect(await errorsOf({ name: ' ', email: 'ada' })).toEqual({
      name: 'Enter your name.',
      email: 'Enter an email address such as name@example.com.',
    });
    expect(await errorsOf({ places: 3 })).toEqual({
      places: 'One sign-up cannot have that many places. Choose fewer.',
    });
    await signUp(itemId, { places: 2 });
    expect(await errorsOf({ places: 2, email: 'other@example.com' })).toEqual({
      places: 'There are not that many places left. Choose fewer.',
    });
  });

  it('ends when it is full, too late or over, and the page says so', async () => {
    const until = new Date(server.clock.now().getTime() + 3_600_000);
    const itemId = await addEvent(server, { places: 1, until });
    expect(await stateShown(itemId)).toBe('One place is left.');
    await signUp(itemId);
    expect(await stateShown(itemId)).toBe('Fully booked.');
    const other = { email: 'other@example.com' };
    expect(await reasonOf(signUp(itemId, other))).toEqual([409, 'full']);
    server.clock.advance({ hours: 1 });
    expect(await stateShown(itemId)).toBe('The sign-up is closed.');
    expect(await reasonOf(signUp(itemId, other))).toEqual([409, 'closed']);
    server.clock.advance({ hours: 30 });
    expect(await stateShown(itemId)).toBe('This event is over.');
    expect(await reasonOf(signUp(itemId, other))).toEqual([409, 'past']);
  });

  it('is not possible where the owner has not switched it on, or the visitor does not see the event', async () => {
    const [off, draft, guarded] = [await addEvent(server), await addEvent(server), await addEvent(server)];
    await change(off, { has_sign_up: false });
    await change(draft, { label: 'Draft' });
    await limitPageOfItem(server, guarded, PagePermission.membersOnly);
    for (const itemId of [off, draft, guarded]) expect(await reasonOf(signUp(itemId))).toEqual([404, 'gone']);
    expect(await stateShown(off)).toBeUndefined();
  });

  it('works without scripts, and shows the form again with what is wrong', async () => {
    const itemId = await addEvent(server, { places: 2 });
    const visitor = server.visitor();
    const wrong = await visitor.submit('/attendee/sign-up', { itemId, name: 'Ada', email: 'ada', places: '2' });
    expect([wrong.status, /value="Ada"/.test(wrong.text)]).toEqual([400, true]);
    expect(wrong.text).toContain('Enter an email address such as name@example.com.');
    const right = await visitor.submit('/attendee/sign-up', { itemId, name: 'Ada', email: ada(), places: '2' });
    expect([right.status, right.text.includes('Thank you.')]).toEqual([200, true]);
    const late = await visitor.submit('/attendee/sign-up', { itemId, name: 'B', email: 'b@example.com', places: '1' });
    expect([late.status, late.text.includes('The event is fully booked.')]).toEqual([409, true]);
  });
});

describe('the link in the mail', () => {
  it('gives the places back when its button is pressed, and whoever comes after all keeps it', async () => {
    const itemId = await addEvent(server, { places: 2 });
    await signUp(itemId, { places: 2 });
    const address = await cancelAddress();
    expect((await server.visitor().get(address)).text).toContain(`Give back the places that ${ada()} signed up for?`);
    expect(await stateShown(itemId)).toBe('Fully booked.');
    expect((await server.visitor().submit(address, {})).status).toBe(200);
    expect(await stateShown(itemId)).toBe('2 places are left.');
    expect((await server.visitor().get(address)).text).toContain('are free for others now');
    await signUp(itemId, { places: 1 });
    expect(await stateShown(itemId)).toBe('One place is left.');
    await server.visitor().submit(address, {});
    expect(await stateShown(itemId)).toBe('2 places are left.');
  });

  it('of nobody says so', async () => {
    expect((await server.visitor().get('/attendee/cancel?token=x.y')).status).toBe(404);
    expect((await server.visitor().submit('/attendee/cancel?token=x.y', {})).status).toBe(404);
  });
});

describe('the team', () => {
  it('lists events with what is taken, and who comes, with search, and downloads both', async () => {
    const itemId = await addEvent(server, { places: 100 });
    for (let index = 0; index < 9; index += 1) {
      await signUp(itemId, { name: `Guest ${index}`, email: `${index}@x.test` });
    }
    const { events } = (await scheduler.get('/api/attendees/events')).json<{ events: readonly Listed[] }>();
    expect(events.find(({ id }) => id === itemId)).toMatchObject({
      taken: 9,
      places: 100,
      isOn: true,
      hasUntold: false,
    });
    expect((await attendeesOf(itemId)).map(({ name }) => name).slice(0, 2)).toEqual(['Guest 8', 'Guest 7']);
    expect(await attendeesOf(itemId, '&q=GUEST%203')).toMatchObject([{ email: '3@x.test', state: 'coming' }]);
    const viewer = await signedInMember(server, { roles: [TeamRole.SCHEDULING_VIEWER] });
    const file = await viewer.get(`/config/attendees.csv?itemId=${itemId}&q=3@x`);
    const [head, first] = file.text.split('\r\n');
    expect(head).toContain('"Name","Email","Places","Status","Language","Signed up","Cancelled"');
    expect(first).toMatch(/^"Guest 3","3@x\.test","?1"?,"coming","en",/);
  });

  it('goes through long lists by cursor', async () => {
    const itemId = await addEvent(server);
    for (let index = 0; index < 52; index += 1) {
      if (index % 9 === 0) server.clock.advance({ minutes: 2 });
      await signUp(itemId, { email: `n${index}@x.test` });
    }
    const first = (await scheduler.get(`/api/attendees?itemId=${itemId}`)).json<Page>();
    const second = (await scheduler.get(`/api/attendees?itemId=${itemId}&after=${first.nextAfter}`)).json<Page>();
    expect([first.attendees.length, second.attendees.map(({ email }) => email), second.nextAfter]).toEqual([
      50,
      ['n1@x.test', 'n0@x.test'],
      null,
    ]);
  });

  it('takes places back with a mail that says why, once', async () => {
    const itemId = await addEvent(server, { places: 1 });
    await signUp(itemId);
    const [attendee] = await attendeesOf(itemId);
    const cancel = () => scheduler.post(`/api/attendees/${attendee!.id}/cancel`, { note: 'Adults only.\nSorry.' });
    expect((await cancel()).status).toBe(200);
    expect((await cancel()).status).toBe(404);
    const mails = await mailsOf('attendee-cancelled');
    expect(mails).toMatchObject([{ recipient: ada() }]);
    expect(mails[0]?.text).toContain('Adults only.\n  Sorry.');
    expect(mails[0]?.calendar).toContain('STATUS:CANCELLED');
    expect([await stateShown(itemId), (await attendeesOf(itemId))[0]?.state]).toEqual([
      'One place is left.',
      'cancelled',
    ]);
  });

  it('tells everybody once that an event has moved, was called off or takes place after all', async () => {
    const itemId = await addEvent(server, { texts: { en: { title: 'Fair' } } });
    await signUp(itemId);
    await signUp(itemId, { email: 'b@x.test' });
    await signUp(itemId, { email: 'gone@x.test' });
    const [gone] = await attendeesOf(itemId, '&q=gone');
    await scheduler.post(`/api/attendees/${gone!.id}/cancel`, {});
    const tell = async (note = '') => {
      const { status } = await scheduler.post('/api/attendees/tell', { itemId, note });
      await server.runJobs();
      return status;
    };
    expect(await tell()).toBe(409);
    await change(itemId, { location: JSON.stringify({ addressTitle: 'Old barn' }) });
    expect([await tell('We meet inside.'), await tell()]).toEqual([200, 409]);
    const moved = await mailsOf('attendee-moved');
    expect(moved.map(({ recipient }) => recipient).sort()).toEqual([ada(), 'b@x.test'].sort());
    expect(moved[0]?.text).toMatch(/We meet inside\.[^]*Old barn/);
    await change(itemId, { label: 'Draft' });
    expect([await tell(), (await mailsOf('attendee-called-off')).length]).toEqual([200, 2]);
    await change(itemId, { label: null });
    // Whoever signs up now knows.
    await signUp(itemId, { email: 'late@x.test' });
    expect([await tell(), (await mailsOf('attendee-moved')).length]).toEqual([200, 4]);
  });

  it('needs the right to see who comes, and another one to change it', async () => {
    const itemId = await addEvent(server);
    await signUp(itemId);
    const [attendee] = await attendeesOf(itemId);
    const [viewer, editor] = [
      await signedInMember(server, { roles: [TeamRole.SCHEDULING_VIEWER] }),
      await signedInMember(server, { roles: [TeamRole.EDITOR] }),
    ];
    expect((await viewer.get(`/api/attendees?itemId=${itemId}`)).status).toBe(200);
    expect((await viewer.post(`/api/attendees/${attendee!.id}/cancel`, {})).status).toBe(403);
    expect((await editor.get(`/api/attendees?itemId=${itemId}`)).status).toBe(403);
  });
});

it('a person gets and loses the sign-ups of the mailbox', async () => {
  const user = await signedInSiteUser(server);
  const itemId = await addEvent(server, { places: 5, texts: { en: { title: 'Fair' } } });
  await signUp(itemId, { email: user.email, places: 2 });
  const exported = (await user.get('/api/site-users/account/export')).json<{ eventSignUps?: readonly object[] }>();
  expect(exported.eventSignUps).toMatchObject([{ event: 'Fair', name: 'Ada', places: 2, state: 'coming' }]);
  expect(await stateShown(itemId)).toBe('3 places are left.');
  const gone = await user.post('/api/site-users/account/deletion', { password: user.password });
  expect([gone.status, await stateShown(itemId)]).toEqual([200, '5 places are left.']);
});

it('sign-ups are deleted 180 days after the event, and not before', async () => {
  const itemId = await addEvent(server, { places: 5 });
  expect((await signUp(itemId)).status).toBe(200);
  const countAfter = async (days: number) => {
    const [starts_at, ends_at] = [days + 1, days].map(
      (ago) => new Date(server.clock.now().getTime() - ago * 24 * 3_600_000),
    );
    await change(itemId, { starts_at, ends_at });
    await server.parts.jobs.add(server.database, 'attendee.forget-past', {});
    await server.runJobs();
    return (await attendeesOf(itemId)).length;
  };
  expect([await countAfter(179), await countAfter(181)]).toEqual([1, 0]);
});

interface Listed {
  readonly id: string;
}
interface Page {
  readonly attendees: readonly {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly state: string;
  }[];
  readonly nextAfter: string | null;
}

function ada(): string {
  return `ada${turn}@example.com`;
}

async function signUp(itemId: string, typed: object = {}): Promise<Answer> {
  const body = { itemId, name: ' Ada ', email: ada(), places: 1, ...typed };
  return await server.visitor().post('/api/attendees', body);
}

async function reasonOf(answering: Promise<Answer>): Promise<[number, string | undefined]> {
  const answer = await answering;
  return [answer.status, answer.json<{ reason?: string }>().reason];
}

/** What the page of an event says about its sign-up. */
async function stateShown(itemId: string): Promise<string | undefined> {
  const page = await server.visitor().get(await addressOfPost(server, itemId, server.website));
  expect(page.status).toBe(200);
  return /class="event-sign-up-state">([^<]*)</.exec(page.text)?.[1];
}

async function attendeesOf(itemId: string, more = ''): Promise<Page['attendees']> {
  return (await scheduler.get(`/api/attendees?itemId=${itemId}${more}`)).json<Page>().attendees;
}

async function mailsOf(kind: string) {
  const { kysely } = server.database;
  const found = kysely.selectFrom('mail').selectAll().where('website_id', '=', server.website.id);
  return await found.where('kind', '=', kind).where('created_at', '>=', began).orderBy('id').execute();
}

async function cancelAddress(): Promise<string> {
  const mail = (await mailsOf('attendee-confirmed')).at(-1);
  const [, address = ''] = /(\/attendee\/cancel\?token=\S+)/.exec(mail?.text ?? '') ?? [];
  return address;
}

function unfolded(calendar: string | null | undefined): string {
  return (calendar ?? '').replaceAll('\r\n ', '');
}

async function change(itemId: string, values: object): Promise<void> {
  const { database, website } = server;
  await database.kysely
    .updateTable('item')
    .set(values)
    .where('website_id', '=', website.id)
    .where('id', '=', itemId)
    .execute();
}
