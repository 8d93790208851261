import { chargeCases } from './charge-cases.ts';
import { eventCases } from './event-cases.ts';
import { refundCases } from './refund-cases.ts';
import { savedCases } from './saved-cases.ts';
import type { ContractCase, ContractSubject } from './subject.ts';

export type { ContractCase, ContractSubject } from './subject.ts';

/**
 * What every payment provider must keep, as cases for any test runner. What a provider does not offer, such as saved instruments, is
 * not tried; what it offers is tried as a whole, so a case that lacks a sample of the subject fails and says which.
 */
export function providerContract(subject: ContractSubject): readonly ContractCase[] {
  return [...chargeCases(subject), ...refundCases(subject), ...savedCases(subject), ...eventCases(subject)];
}
