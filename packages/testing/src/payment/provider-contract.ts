import { chargeCases } from './charge-cases.ts';
import { disputeCases } from './dispute-cases.ts';
import { eventCases } from './event-cases.ts';
import { refundCases } from './refund-cases.ts';
import { savedCases } from './saved-cases.ts';
import type { ContractCase, ContractSubject } from './subject.ts';

export type { ContractCase, ContractSubject } from './subject.ts';

/**
 * The contract of every payment provider, as cases for any test runner. Parts that a provider does not offer, such as
 * saved instruments, are skipped; what it offers is tested completely, so a case that lacks a sample of the subject
 * fails and says which.
 */
export function providerContract(subject: ContractSubject): readonly ContractCase[] {
  return [
    ...chargeCases(subject),
    ...refundCases(subject),
    ...savedCases(subject),
    ...eventCases(subject),
    ...disputeCases(subject),
  ];
}
