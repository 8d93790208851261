import { RecordType } from '@awning/site-model';
import { Stack, TextInput } from '@mantine/core';
import { useSession } from '../app/session.ts';
import { Card } from '../kit/card.tsx';
import { DecimalField } from '../kit/fields/decimal-field.tsx';
import { MomentField } from '../kit/fields/moment-field.tsx';
import { useTexts } from '../texts/texts.ts';
import { type EditedEvent, type EditedSignUp, moveStart, noEvent } from './edited-event.ts';
import { itemTexts } from './messages.ts';
import { SignUpFields } from './sign-up-fields.tsx';
import type { ItemEditor } from './use-item-editor.ts';

const lines = ['addressTitle', 'addressLine1', 'addressLine2', 'addressCountry'] as const;
const coordinates = ['mapLat', 'mapLng'] as const;
const MAX_LINE = 200;
/** About a tenth of a metre. */
const PLACES = 6;

/** When it takes place, and where. */
export function EventCard({ editor: { form } }: { readonly editor: ItemEditor }) {
  const words = useTexts(itemTexts);
  const { timeZone } = useSession().website;
  const event = form.values.event ?? noEvent;
  const change = (next: EditedEvent, field: string) => {
    form.setFieldValue('event', next);
    // A post that was begun on another page is an event from now on.
    if (form.values.recordType === RecordType.text) form.setFieldValue('recordType', RecordType.event);
    form.clearFieldError(`event.${field}`);
    form.clearFieldError('event');
  };
  const errorOf = (field: string) => form.errors[`event.${field}`];
  const place = (name: keyof EditedEvent['location'], value: string) =>
    change({ ...event, location: { ...event.location, [name]: value } }, `location.${name}`);
  const signUp = (next: EditedSignUp, name: keyof EditedSignUp) => change({ ...event, signUp: next }, `signUp.${name}`);
  return (
    <Card title={words.eventCard}>
      <Stack>
        <MomentField
          label={words.startAt}
          required
          timeZone={timeZone}
          error={errorOf('startAt') ?? form.errors['event']}
          value={event.startAt === '' ? null : event.startAt}
          onChange={(value) => change(moveStart(event, value ?? ''), 'startAt')}
        />
        <MomentField
          label={words.endAt}
          required
          timeZone={timeZone}
          error={errorOf('endAt')}
          value={event.endAt === '' ? null : event.endAt}
          onChange={(value) => change({ ...event, endAt: value ?? '' }, 'endAt')}
        />
        {lines.map((name) => (
          <TextInput
            key={name}
            label={words.location[name]}
            maxLength={MAX_LINE}
            autoComplete="off"
            error={errorOf(`location.${name}`)}
            value={event.location[name]}
            onChange={({ currentTarget: { value } }) => place(name, value)}
          />
        ))}
        {coordinates.map((name) => (
          <DecimalField
            key={name}
            label={words.location[name]}
            description={words.coordinateHint}
            places={PLACES}
            error={errorOf(`location.${name}`)}
            value={event.location[name]}
            onChange={(value) => place(name, value)}
          />
        ))}
        <SignUpFields signUp={event.signUp} timeZone={timeZone} errorOf={errorOf} onChange={signUp} />
      </Stack>
    </Card>
  );
}
