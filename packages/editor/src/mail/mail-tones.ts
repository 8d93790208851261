import type { Tone } from '../kit/status-badge.tsx';
import type { MailStatus } from './queries.ts';

export const mailTones: Readonly<{ [status in MailStatus]: Tone }> = {
  waiting: 'open',
  held: 'open',
  sent: 'good',
  bounced: 'bad',
  failed: 'bad',
};
