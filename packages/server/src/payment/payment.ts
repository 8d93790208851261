import type { CurrencyCode } from '@awning/formats';
import type { ChargeResult } from './provider.ts';

/** A payment that was begun for an order, and the attempt whose id is the provider's key. */
export interface NewPayment {
  readonly id: string;
  readonly attemptId: string;
  readonly orderId: string;
  readonly provider: string;
  readonly currency: CurrencyCode;
  readonly amount: bigint;
  readonly at: Date;
}

export interface OpenAttempt {
  readonly paymentId: string;
  readonly attemptId: string;
  readonly provider: string;
  readonly amount: bigint;
  readonly currency: CurrencyCode;
}

export type Captured = Extract<ChargeResult, { state: 'captured' }>;
