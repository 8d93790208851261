import type { Input } from '../api/client.ts';
import type { LegalGap, LegalPages } from './queries.ts';

type Answers = NonNullable<Input<'POST /api/opening/legal-pages'>['body']>;

/** What the form holds, by gap. */
export type TypedAnswers = Record<Exclude<LegalGap, 'address'>, string>;

/** An empty answer is an answer, too: the shop has none. */
const mayBeEmpty: readonly LegalGap[] = ['vatId', 'register', 'representative', 'disputes'];

export function typedAnswers({ address }: LegalPages): TypedAnswers {
  return {
    company: '',
    email: '',
    phone: '',
    vatId: '',
    register: '',
    representative: '',
    deliveryDays: '',
    // Most shops take goods back where they are, and the law lets the customer pay for it.
    returnAddress: address,
    returnCost: 'customer',
    disputes: '',
  };
}

/** Only what was asked for, so that nothing else is changed. */
export function answersOf({ gaps }: LegalPages, typed: TypedAnswers): Answers {
  const asked = (gap: keyof TypedAnswers) => (gaps.includes(gap) ? typed[gap].trim() : undefined);
  const all = {
    legalName: asked('company'),
    email: asked('email'),
    phone: asked('phone'),
    vatId: asked('vatId'),
    register: asked('register'),
    representative: asked('representative'),
    deliveryDays: asked('deliveryDays'),
    returnAddress: asked('returnAddress'),
    returnCost: asked('returnCost'),
    arbitrationBoard: asked('disputes'),
  };
  return Object.fromEntries(Object.entries(all).filter(([, text]) => text !== undefined));
}

/** What visitors would read as a placeholder if the pages were published with these answers. */
export function gapsLeft({ gaps }: LegalPages, typed: TypedAnswers): LegalGap[] {
  return gaps.filter((gap) => gap === 'address' || (typed[gap].trim() === '' && !mayBeEmpty.includes(gap)));
}
