import type { FieldKind } from '@awning/site-model';
import type { IconName } from '../kit/icon.tsx';

export type KindGroup = 'texts' | 'choices' | 'person' | 'time' | 'others';

/** All kinds of fields, in the order in which they are offered. */
export const kindGroups: Readonly<Record<KindGroup, readonly FieldKind[]>> = {
  texts: ['text', 'textarea', 'number', 'currency'],
  choices: ['radio', 'checkbox', 'select', 'likert'],
  person: ['name', 'email', 'phone', 'address', 'website', 'twitter'],
  time: ['date', 'time'],
  others: ['section', 'hidden', 'password'],
};

export const kindIcons: Readonly<Record<FieldKind, IconName>> = {
  text: 'lines',
  textarea: 'file',
  number: 'stock',
  currency: 'payment',
  radio: 'check',
  checkbox: 'check',
  select: 'grid',
  likert: 'star',
  name: 'account',
  email: 'mail',
  phone: 'contacts',
  address: 'home',
  website: 'globe',
  twitter: 'comment',
  date: 'history',
  time: 'jobs',
  section: 'form',
  hidden: 'eye',
  password: 'key',
};
