import { newId } from '../../../platform/database/index.ts';
import type { SavedInstrument, SavedInstruments, SaveResult, Saving } from '../provider.ts';
import { deleteTestInstrument, insertTestInstrument, selectTestInstruments, type TestInstrument } from './store.ts';
import { type BankParts, outcomeOf, type testBank } from './test-bank.ts';
import { cardDigits, cardLabel, effectOf } from './test-cards.ts';

/** Cards that the test provider stores: never the number, only the result of a payment with it. */
export function savedTestCards(parts: BankParts, bank: ReturnType<typeof testBank>): SavedInstruments {
  const { database, clock } = parts;
  return {
    save: (saving) => save(parts, saving),
    async list(websiteId, owner) {
      return (await selectTestInstruments(database, websiteId, owner)).map(toSaved);
    },
    forget: (websiteId, owner, reference) =>
      deleteTestInstrument(database, websiteId, { owner, id: reference, now: clock.now() }),
    async charge(charge) {
      const owned = await selectTestInstruments(database, charge.websiteId, charge.owner);
      const card = owned.find(({ id }) => id === charge.reference);
      return await bank.charge(charge, outcomeOf(card?.effect ?? 'declined', card?.label ?? ''));
    },
  };
}

async function save(
  { database, clock }: BankParts,
  { websiteId, key, owner, instrument, consentedAt }: Saving,
): Promise<SaveResult> {
  const number = cardDigits(instrument['cardNumber']);
  const effect = effectOf(number);
  // A card without sufficient funds is valid; one that the bank declines is not.
  if (effect === 'declined' || effect === 'unconfirmed') return { state: 'declined', reason: effect };
  const card = { id: newId(clock), key, owner, effect, label: cardLabel(number), consentedAt, at: clock.now() };
  const saved = await insertTestInstrument(database, websiteId, card);
  if (!saved) throw new Error(`The card of ${key} is gone`);
  return { state: 'saved', ...toSaved(saved) };
}

function toSaved({ id, label }: TestInstrument): SavedInstrument {
  return { reference: id, label };
}
